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
var isAccepted = validate21;
var func1 = require_ucs2length().default;
var pattern4 = new RegExp("^[!-~]+$", "u");
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.statusLogin === void 0 && (missing0 = "statusLogin") || data.ds_Token === void 0 && (missing0 = "ds_Token")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.statusLogin !== void 0) {
          let data0 = data.statusLogin;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 > 0 || isNaN(data0)) {
                validate21.at = instancePath + "/statusLogin";
                return false;
              }
            } else {
              validate21.at = instancePath + "/statusLogin";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.ds_Mensagem !== void 0) {
            let data1 = data.ds_Mensagem;
            const _errs3 = errors;
            if (typeof data1 !== "string" && data1 !== null) {
              validate21.at = instancePath + "/ds_Mensagem";
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.ds_Token !== void 0) {
              let data2 = data.ds_Token;
              const _errs5 = errors;
              const _errs7 = errors;
              const _errs8 = errors;
              if (!(data2 === "null" || data2 === "undefined")) {
                const err0 = {};
                if (vErrors === null) {
                  vErrors = [err0];
                } else {
                  vErrors.push(err0);
                }
                errors++;
              }
              var valid1 = _errs8 === errors;
              if (valid1) {
                validate21.at = instancePath + "/ds_Token";
                return false;
              } else {
                errors = _errs7;
                if (vErrors !== null) {
                  if (_errs7) {
                    vErrors.length = _errs7;
                  } else {
                    vErrors = null;
                  }
                }
              }
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func1(data2) < 1) {
                    validate21.at = instancePath + "/ds_Token";
                    return false;
                  } else {
                    if (!pattern4.test(data2)) {
                      validate21.at = instancePath + "/ds_Token";
                      return false;
                    }
                  }
                } else {
                  validate21.at = instancePath + "/ds_Token";
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.cd_Dashboard !== void 0) {
                let data3 = data.cd_Dashboard;
                const _errs9 = errors;
                if (typeof data3 !== "string" && !(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
                  validate21.at = instancePath + "/cd_Dashboard";
                  return false;
                }
                var valid0 = _errs9 === errors;
              } else {
                var valid0 = true;
              }
            }
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
isAccepted.removable = ["/ds_Mensagem"];
export {
  isAccepted
};
