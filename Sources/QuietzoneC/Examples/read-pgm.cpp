// Prints what the codes in a grey picture (PGM) say.  c++ -std=c++17 read-pgm.cpp $(pkg-config --cflags --libs quietzone)
#include <fstream>
#include <iostream>
#include <quietzone.hpp>
#include <string>
#include <vector>

int main(int argc, char **argv) {
  std::ifstream file(argc == 2 ? argv[1] : "", std::ios::binary);
  std::string kind;
  int width = 0, height = 0, highest = 0;
  if (!(file >> kind >> width >> height >> highest) || kind != "P5" || highest != 255 || width < 1 || height < 1) {
    std::cerr << "usage: " << argv[0] << " FILE.pgm, a binary PGM of one byte a pixel\n";
    return 1;
  }
  file.get();
  std::vector<char> pixels(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
  if (!file.read(pixels.data(), static_cast<std::streamsize>(pixels.size()))) {
    std::cerr << argv[1] << " ends early\n";
    return 1;
  }

  try {
    quietzone::Options options;
    options.max_symbols = 100;
    const quietzone::Reader reader(options);
    for (const auto &symbol : reader.read({pixels.data(), pixels.size(), width, height}))
      std::cout << symbol.symbology_name << " at " << static_cast<int>(symbol.corners[0].x + 0.5) << ','
                << static_cast<int>(symbol.corners[0].y + 0.5) << ": " << symbol.text << '\n';
  } catch (const quietzone::Error &error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
