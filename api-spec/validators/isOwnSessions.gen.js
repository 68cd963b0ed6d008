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
var isOwnSessions = validate21;
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sessions === void 0 && (missing0 = "sessions")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.sessions !== void 0) {
          let data0 = data.sessions;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if (data1.id === void 0 && (missing1 = "id") || data1.isCurrent === void 0 && (missing1 = "isCurrent")) {
                      validate21.at = instancePath + "/sessions/" + i0;
                      return false;
                    } else {
                      if (data1.id !== void 0) {
                        let data2 = data1.id;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 100) {
                              validate21.at = instancePath + "/sessions/" + i0 + "/id";
                              return false;
                            } else {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/sessions/" + i0 + "/id";
                                return false;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/sessions/" + i0 + "/id";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.isCurrent !== void 0) {
                          const _errs7 = errors;
                          if (typeof data1.isCurrent !== "boolean") {
                            validate21.at = instancePath + "/sessions/" + i0 + "/isCurrent";
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.device !== void 0) {
                            let data4 = data1.device;
                            const _errs9 = errors;
                            if (typeof data4 !== "string" && data4 !== null) {
                              validate21.at = instancePath + "/sessions/" + i0 + "/device";
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.beganAt !== void 0) {
                              let data5 = data1.beganAt;
                              const _errs11 = errors;
                              if (typeof data5 !== "string" && data5 !== null) {
                                validate21.at = instancePath + "/sessions/" + i0 + "/beganAt";
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.lastUsedAt !== void 0) {
                                let data6 = data1.lastUsedAt;
                                const _errs13 = errors;
                                if (typeof data6 !== "string" && data6 !== null) {
                                  validate21.at = instancePath + "/sessions/" + i0 + "/lastUsedAt";
                                  return false;
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.expiresAt !== void 0) {
                                  const _errs15 = errors;
                                  if (errors === _errs15) {
                                    if (errors === _errs15) {
                                      if (!(typeof data1.expiresAt === "string")) {
                                        validate21.at = instancePath + "/sessions/" + i0 + "/expiresAt";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                              }
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/sessions/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/sessions";
              return false;
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
isOwnSessions.removable = ["/sessions/*", "/sessions/*/device", "/sessions/*/beganAt", "/sessions/*/lastUsedAt", "/sessions/*/expiresAt"];
export {
  isOwnSessions
};
