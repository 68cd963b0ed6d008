// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/ajv/dist/runtime/ucs2length.js
var require_ucs2length = __commonJS({
  "node_modules/ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: true });
    function ucs2length(str) {
      const len = str.length;
      let length = 0;
      let pos = 0;
      let value;
      while (pos < len) {
        length++;
        value = str.charCodeAt(pos++);
        if (value >= 55296 && value <= 56319 && pos < len) {
          value = str.charCodeAt(pos);
          if ((value & 64512) === 56320)
            pos++;
        }
      }
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

// <stdin>
var isPasswordLink = validate21;
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[\\w-]+$", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.secret === void 0 && (missing0 = "secret") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.secret !== void 0) {
          let data0 = data.secret;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (func1(data0) > 200) {
                validate21.at = instancePath + "/secret";
                return false;
              } else {
                if (func1(data0) < 22) {
                  validate21.at = instancePath + "/secret";
                  return false;
                } else {
                  if (!pattern4.test(data0)) {
                    validate21.at = instancePath + "/secret";
                    return false;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/secret";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.expiresAt !== void 0) {
            const _errs3 = errors;
            if (errors === _errs3) {
              if (errors === _errs3) {
                if (!(typeof data.expiresAt === "string")) {
                  validate21.at = instancePath + "/expiresAt";
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
        }
      }
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isPasswordLink.removable = [];
export {
  isPasswordLink
};
