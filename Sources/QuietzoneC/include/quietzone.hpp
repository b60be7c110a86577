// Quietzone for C++17: quietzone.h with what is freed by itself, strings, and exceptions.
//
//     const quietzone::Reader reader;
//     for (const auto &symbol : reader.read({pixels, size, 640, 480}))
//       std::cout << symbol.symbology_name << ": " << symbol.text << '\n';
#ifndef QUIETZONE_HPP
#define QUIETZONE_HPP

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "quietzone.h"

namespace quietzone {

/// Why something failed: what() says what to do about it.
class Error : public std::runtime_error {
public:
  explicit Error(const qz_error &error) : std::runtime_error(error.message), status_(error.status) {}

  /// QZ_INVALID_ARGUMENT or QZ_TOO_MANY_PIXELS.
  qz_status status() const noexcept { return status_; }

private:
  qz_status status_;
};

namespace detail {

/// Calls a function of quietzone.h with the qz_error that it takes last.
template <typename Function, typename... Arguments>
void check(Function function, Arguments... arguments) {
  qz_error error = QZ_ERROR_INIT;
  if (function(arguments..., &error) != QZ_OK) throw Error(error);
}

inline std::optional<std::string> optional_text(const char *text) {
  return text == nullptr ? std::nullopt : std::optional<std::string>(text);
}

inline std::optional<int> optional_number(std::int32_t number) {
  return number < 0 ? std::nullopt : std::optional<int>(number);
}

}  // namespace detail

/// The symbologies that names stand for: "qrCode,ean13".
inline qz_symbology_set symbologies(const std::string &names) {
  qz_symbology_set set = 0;
  detail::check(qz_symbologies_named, names.c_str(), &set);
  return set;
}

/// A stretch of the content in one character set.
struct Segment {
  std::vector<std::uint8_t> bytes;
  int eci = 0;
  std::optional<std::string> character_set;
};

struct Gs1Element {
  std::string identifier;
  std::string data;
};

struct StructuredAppend {
  std::int64_t index = 0;
  std::int64_t count = 0;
  std::string id;
};

/// What a Macro PDF417 says of its file: -1 and nothing where it says nothing.
struct MacroPdf417 {
  std::int64_t segment_index = 0;
  std::int64_t segment_count = -1;
  std::string file_id;
  std::optional<std::string> file_name, sender, addressee;
  std::int64_t time_stamp = -1;
  std::int64_t file_size = -1;
  std::int64_t checksum = -1;
  bool is_last = false;
};

/// A symbol that was read, with everything of its own. The fields are those of qz_symbol.
struct Symbol {
  qz_symbology symbology = QZ_QR_CODE;
  std::string symbology_name;
  std::string text;
  std::vector<std::uint8_t> bytes;
  std::vector<Segment> segments;
  std::array<qz_point, 4> corners{};
  std::string symbology_identifier;
  bool is_inverted = false, is_mirrored = false, is_compact = false, is_reader_programming = false;
  std::optional<int> version, columns, rows, mask;
  std::optional<std::string> error_correction_level, add_on;
  std::vector<Gs1Element> gs1;
  std::optional<StructuredAppend> structured_append;
  std::optional<MacroPdf417> macro_pdf417;

  explicit Symbol(const qz_symbol &symbol)
      : symbology(symbol.symbology), symbology_name(symbol.symbology_name),
        text(symbol.text, symbol.text_length), bytes(symbol.bytes, symbol.bytes + symbol.byte_count),
        corners{{symbol.corners[0], symbol.corners[1], symbol.corners[2], symbol.corners[3]}},
        symbology_identifier(symbol.symbology_identifier), is_inverted(symbol.is_inverted != 0),
        is_mirrored(symbol.is_mirrored != 0), is_compact(symbol.is_compact != 0),
        is_reader_programming(symbol.is_reader_programming != 0),
        version(detail::optional_number(symbol.version)), columns(detail::optional_number(symbol.columns)),
        rows(detail::optional_number(symbol.rows)), mask(detail::optional_number(symbol.mask)),
        error_correction_level(detail::optional_text(symbol.error_correction_level)),
        add_on(detail::optional_text(symbol.add_on)) {
    for (std::size_t i = 0; i < symbol.segment_count; i++) {
      const qz_segment &part = symbol.segments[i];
      segments.push_back(
          {{part.bytes, part.bytes + part.byte_count}, part.eci, detail::optional_text(part.character_set)});
    }
    for (std::size_t i = 0; i < symbol.gs1_count; i++)
      gs1.push_back({symbol.gs1[i].identifier, symbol.gs1[i].data});
    if (const qz_structured_append *part = symbol.structured_append)
      structured_append = StructuredAppend{part->index, part->count, part->id};
    if (const qz_macro_pdf417 *macro = symbol.macro_pdf417)
      macro_pdf417 = MacroPdf417{
          macro->segment_index, macro->segment_count, macro->file_id,
          detail::optional_text(macro->file_name), detail::optional_text(macro->sender),
          detail::optional_text(macro->addressee), macro->time_stamp, macro->file_size, macro->checksum,
          macro->is_last != 0};
  }
};

/// A picture in memory of the caller's. Set what differs: strides, steps, offset, region.
struct Image : qz_image {
  Image(const void *pixels, std::size_t size, int width, int height, qz_format format = QZ_FORMAT_GREY)
      : qz_image QZ_IMAGE_INIT {
    this->pixels = pixels;
    this->size = size;
    this->width = width;
    this->height = height;
    this->format = format;
  }
};

/// What to look for, and how much it may take.
struct Options : qz_options {
  Options() : qz_options QZ_OPTIONS_INIT {}
};

/// A flag that stops readings from another thread.
class Cancel {
public:
  Cancel() : cancel_(qz_cancel_new()) {}
  void set() noexcept { qz_cancel_set(cancel_.get()); }
  void clear() noexcept { qz_cancel_clear(cancel_.get()); }
  const qz_cancel *get() const noexcept { return cancel_.get(); }

private:
  struct Free {
    void operator()(qz_cancel *cancel) const noexcept { qz_cancel_free(cancel); }
  };
  std::unique_ptr<qz_cancel, Free> cancel_;
};

/// Reads. It never changes: many threads may use one.
class Reader {
public:
  explicit Reader(const Options &options = Options()) {
    qz_reader *reader = nullptr;
    detail::check(qz_reader_new, &options, &reader);
    reader_.reset(reader);
  }

  /// The symbols in a picture.
  std::vector<Symbol> read(const Image &image, const Cancel *cancel = nullptr) const {
    const auto results = results_of(image, cancel);
    std::vector<Symbol> symbols;
    symbols.reserve(qz_results_count(results.get()));
    for (std::size_t i = 0; i < qz_results_count(results.get()); i++)
      symbols.emplace_back(*qz_results_symbol(results.get(), i));
    return symbols;
  }

  /// The symbols in a picture as JSON.
  std::string json(const Image &image, const Cancel *cancel = nullptr) const {
    const auto results = results_of(image, cancel);
    std::size_t length = 0;
    const char *text = qz_results_json(results.get(), &length);
    return std::string(text, length);
  }

private:
  struct FreeReader {
    void operator()(qz_reader *reader) const noexcept { qz_reader_free(reader); }
  };
  struct FreeResults {
    void operator()(qz_results *results) const noexcept { qz_results_free(results); }
  };
  using Results = std::unique_ptr<qz_results, FreeResults>;

  Results results_of(const Image &image, const Cancel *cancel) const {
    qz_results *results = nullptr;
    detail::check(
        qz_read, static_cast<const qz_reader *>(reader_.get()), static_cast<const qz_image *>(&image),
        cancel == nullptr ? nullptr : cancel->get(), &results);
    return Results(results);
  }

  std::unique_ptr<qz_reader, FreeReader> reader_;
};

}  // namespace quietzone

#endif
