import Quietzone
import QuietzoneReport

/// The description of what the server answers, OpenAPI 3.1.
func openAPI(_ options: APIOptions) -> String {
  let symbologies = (["linear"] + Symbology.allCases.map(\.name)).map { "\"\($0)\"" }.joined(separator: ", ")
  let names = Symbology.allCases.map { "\"\($0.name)\"" }.joined(separator: ", ")
  let kinds = BarcodeContent.Kind.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", ")
  let mayBeRefused =
    options.token == nil ? "" : ##""401": { "$ref": "#/components/responses/Unauthorized" }, "##
  let security = options.token == nil ? "" : #""security": [{ "bearer": [] }],"#
  let scheme =
    options.token == nil ? "" : #""securitySchemes": { "bearer": { "type": "http", "scheme": "bearer" } },"#
  return """
    {
      "openapi": "3.1.0",
      "info": {
        "title": "Quietzone",
        "version": "1",
        "description": "Reads barcodes and QR Codes in images. An image is kept in memory while it is read, and nowhere else.",
        "license": { "name": "Apache-2.0", "identifier": "Apache-2.0" }
      },
      \(security)
      "paths": {
        "/v1/read": {
          "post": {
            "operationId": "read",
            "summary": "Reads the codes in an image, or in several.",
            "description": "JPEG, PNG, WebP, GIF, BMP and TIFF, told by what is in them. At most \(options.maximumBytes) bytes a request, \(options.maximumPixels) pixels an image and \(options.maximumImages) images a request.",
            "parameters": [
              { "name": "symbology", "in": "query", "description": "Read these symbologies alone; linear stands for all linear ones that need not be asked for.", "style": "form", "explode": false, "schema": { "type": "array", "minItems": 1, "items": { "enum": [\(symbologies)] } } },
              { "name": "effort", "in": "query", "description": "live takes no more time than a camera's frame may.", "schema": { "enum": ["photo", "live"], "default": "photo" } },
              { "name": "region", "in": "query", "description": "Look in a part of the image alone: left, top, width and height in pixels.", "schema": { "type": "string", "pattern": "^(0|[1-9][0-9]{0,5}),(0|[1-9][0-9]{0,5}),[1-9][0-9]{0,5},[1-9][0-9]{0,5}$", "examples": ["100,50,640,480"] } },
              { "name": "maxSymbols", "in": "query", "description": "Stop after this many codes.", "schema": { "type": "integer", "minimum": 1, "maximum": \(ReadingOptions.mostSymbols) } },
              { "name": "inverted", "in": "query", "description": "Whether to read light codes on a dark ground, too.", "schema": { "type": "boolean", "default": true } },
              { "name": "ignoreOrientation", "in": "query", "description": "Whether to take the pixels as they are stored, not turned as the Exif orientation says.", "schema": { "type": "boolean", "default": false } }
            ],
            "requestBody": {
              "required": true,
              "content": {
                "application/octet-stream": { "schema": { "type": "string", "minLength": 1, "contentMediaType": "application/octet-stream" } },
                "multipart/form-data": { "schema": { "type": "object", "required": ["image"], "additionalProperties": false, "properties": { "image": { "type": "array", "minItems": 1, "maxItems": \(options.maximumImages), "items": { "type": "string", "contentMediaType": "application/octet-stream" } } } } }
              }
            },
            "responses": {
              "200": { "description": "What was read: of an image sent as the body, or of each that was sent as a part.", "content": { "application/json": { "schema": { "anyOf": [{ "$ref": "#/components/schemas/Reading" }, { "$ref": "#/components/schemas/Readings" }] } } } },
              "400": { "$ref": "#/components/responses/Refused" },
              \(mayBeRefused)
              "413": { "$ref": "#/components/responses/Refused" },
              "415": { "$ref": "#/components/responses/Refused" },
              "422": { "$ref": "#/components/responses/Refused" },
              "429": { "$ref": "#/components/responses/Later" },
              "503": { "$ref": "#/components/responses/Later" }
            }
          }
        },
        "/v1/symbologies": {
          "get": {
            "operationId": "symbologies",
            "summary": "The symbologies that are read.",
            "responses": {
              \(mayBeRefused)
              "200": { "description": "All of them.", "content": { "application/json": { "schema": { "type": "array", "items": { "$ref": "#/components/schemas/Symbology" } } } } }
            }
          }
        },
        "/healthz": {
          "get": {
            "operationId": "health",
            "summary": "Whether the server answers.",
            "security": [],
            "responses": { "200": { "description": "It does.", "content": { "application/json": { "schema": { "type": "object", "required": ["status"], "properties": { "status": { "const": "ok" } } } } } } }
          }
        }
      },
      "components": {
        \(scheme)
        "responses": {
          "Refused": { "description": "The request is wrong, or its image cannot be read.", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } } },
          "Unauthorized": { "description": "The token is missing or wrong.", "headers": { "WWW-Authenticate": { "schema": { "type": "string" } } }, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } } },
          "Later": { "description": "Too much is being read; come back after as many seconds as Retry-After says.", "headers": { "Retry-After": { "schema": { "type": "integer" } } }, "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Error" } } } }
        },
        "schemas": {
          "Error": { "type": "object", "required": ["error"], "properties": { "error": { "type": "string" } } },
          "Readings": { "type": "object", "required": ["images"], "properties": { "images": { "type": "array", "items": { "anyOf": [{ "$ref": "#/components/schemas/Reading" }, { "$ref": "#/components/schemas/Error" }] } } } },
          "Reading": {
            "type": "object",
            "required": ["width", "height", "milliseconds", "symbols"],
            "properties": {
              "file": { "type": "string", "description": "The name that the part was sent under." },
              "width": { "type": "integer" },
              "height": { "type": "integer" },
              "milliseconds": { "type": "number", "description": "Reading alone, with the grey image in memory." },
              "symbols": { "type": "array", "items": { "$ref": "#/components/schemas/Symbol" } }
            }
          },
          "Symbol": {
            "type": "object",
            "required": ["symbology", "text", "bytes", "corners", "symbologyIdentifier"],
            "properties": {
              "symbology": { "enum": [\(names)] },
              "text": { "type": "string" },
              "bytes": { "type": "string", "description": "The content before any character set, in hexadecimal." },
              "corners": { "type": "array", "minItems": 4, "maxItems": 4, "description": "Top left, top right, bottom right and bottom left in the symbol's own order.", "items": { "type": "object", "required": ["x", "y"], "properties": { "x": { "type": "number" }, "y": { "type": "number" } } } },
              "symbologyIdentifier": { "type": "string", "description": "ISO/IEC 15424." },
              "content": { "type": "object", "required": ["kind"], "description": "What it means; the other members are those of the kind.", "properties": { "kind": { "enum": [\(kinds)] } } }
            }
          },
          "Symbology": { "type": "object", "required": ["name", "title", "isReadUnasked"], "properties": { "name": { "enum": [\(names)] }, "title": { "type": "string" }, "isReadUnasked": { "type": "boolean" } } }
        }
      }
    }

    """
}
