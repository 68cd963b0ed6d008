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
var isDashboardList = validate21;
var func1 = require_ucs2length().default;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.dashboards === void 0 && (missing0 = "dashboards")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.dashboards !== void 0) {
          let data0 = data.dashboards;
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
                    if (data1.code === void 0 && (missing1 = "code") || data1.title === void 0 && (missing1 = "title")) {
                      validate21.at = instancePath + "/dashboards/" + i0;
                      return false;
                    } else {
                      if (data1.code !== void 0) {
                        let data2 = data1.code;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (func1(data2) > 200) {
                              validate21.at = instancePath + "/dashboards/" + i0 + "/code";
                              return false;
                            } else {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/dashboards/" + i0 + "/code";
                                return false;
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/dashboards/" + i0 + "/code";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.title !== void 0) {
                          const _errs7 = errors;
                          if (typeof data1.title !== "string") {
                            validate21.at = instancePath + "/dashboards/" + i0 + "/title";
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.icon !== void 0) {
                            const _errs9 = errors;
                            if (typeof data1.icon !== "string") {
                              validate21.at = instancePath + "/dashboards/" + i0 + "/icon";
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.followsPeriod !== void 0) {
                              const _errs11 = errors;
                              if (typeof data1.followsPeriod !== "boolean") {
                                validate21.at = instancePath + "/dashboards/" + i0 + "/followsPeriod";
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/dashboards/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/dashboards";
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
isDashboardList.removable = ["/dashboards/*", "/dashboards/*/icon", "/dashboards/*/followsPeriod"];
export {
  isDashboardList
};
