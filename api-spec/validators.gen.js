// Made from openapi.yaml by `npm run api:generate`. Not edited by hand.
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
var isAccepted = validate11;
var schema12 = { "type": "object", "required": ["statusLogin", "ds_Token"], "properties": { "statusLogin": { "type": "number", "maximum": 0 }, "ds_Mensagem": { "type": ["string", "null"] }, "ds_Token": { "type": "string", "minLength": 1, "description": "Sent back as a bearer token. Opaque to the portal." }, "cd_Dashboard": { "type": ["string", "number", "null"], "description": "An opaque code. Absent, null or empty means the default dashboard." } } };
var func2 = require_ucs2length().default;
function validate11(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.statusLogin === void 0 && (missing0 = "statusLogin") || data.ds_Token === void 0 && (missing0 = "ds_Token")) {
        validate11.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.statusLogin !== void 0) {
          let data0 = data.statusLogin;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 == "number") {
              if (data0 > 0 || isNaN(data0)) {
                validate11.errors = [{ instancePath: instancePath + "/statusLogin", schemaPath: "#/properties/statusLogin/maximum", keyword: "maximum", params: { comparison: "<=", limit: 0 } }];
                return false;
              }
            } else {
              validate11.errors = [{ instancePath: instancePath + "/statusLogin", schemaPath: "#/properties/statusLogin/type", keyword: "type", params: { type: "number" } }];
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
              validate11.errors = [{ instancePath: instancePath + "/ds_Mensagem", schemaPath: "#/properties/ds_Mensagem/type", keyword: "type", params: { type: schema12.properties.ds_Mensagem.type } }];
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
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (func2(data2) < 1) {
                    validate11.errors = [{ instancePath: instancePath + "/ds_Token", schemaPath: "#/properties/ds_Token/minLength", keyword: "minLength", params: { limit: 1 } }];
                    return false;
                  }
                } else {
                  validate11.errors = [{ instancePath: instancePath + "/ds_Token", schemaPath: "#/properties/ds_Token/type", keyword: "type", params: { type: "string" } }];
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
                const _errs7 = errors;
                if (typeof data3 !== "string" && !(typeof data3 == "number") && data3 !== null) {
                  validate11.errors = [{ instancePath: instancePath + "/cd_Dashboard", schemaPath: "#/properties/cd_Dashboard/type", keyword: "type", params: { type: schema12.properties.cd_Dashboard.type } }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate11.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate11.errors = vErrors;
  return errors === 0;
}
var isRefused = validate12;
var schema13 = { "type": "object", "required": ["statusLogin"], "properties": { "statusLogin": { "type": "number", "exclusiveMinimum": 0 }, "ds_Mensagem": { "type": ["string", "null"], "description": "Why, in words for the person at the login, in the backend's language." }, "ds_Token": { "type": ["string", "null"] }, "cd_Dashboard": { "type": ["string", "number", "null"] } } };
function validate12(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.statusLogin === void 0 && (missing0 = "statusLogin")) {
        validate12.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.statusLogin !== void 0) {
          let data0 = data.statusLogin;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 == "number") {
              if (data0 <= 0 || isNaN(data0)) {
                validate12.errors = [{ instancePath: instancePath + "/statusLogin", schemaPath: "#/properties/statusLogin/exclusiveMinimum", keyword: "exclusiveMinimum", params: { comparison: ">", limit: 0 } }];
                return false;
              }
            } else {
              validate12.errors = [{ instancePath: instancePath + "/statusLogin", schemaPath: "#/properties/statusLogin/type", keyword: "type", params: { type: "number" } }];
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
              validate12.errors = [{ instancePath: instancePath + "/ds_Mensagem", schemaPath: "#/properties/ds_Mensagem/type", keyword: "type", params: { type: schema13.properties.ds_Mensagem.type } }];
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
              if (typeof data2 !== "string" && data2 !== null) {
                validate12.errors = [{ instancePath: instancePath + "/ds_Token", schemaPath: "#/properties/ds_Token/type", keyword: "type", params: { type: schema13.properties.ds_Token.type } }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.cd_Dashboard !== void 0) {
                let data3 = data.cd_Dashboard;
                const _errs7 = errors;
                if (typeof data3 !== "string" && !(typeof data3 == "number") && data3 !== null) {
                  validate12.errors = [{ instancePath: instancePath + "/cd_Dashboard", schemaPath: "#/properties/cd_Dashboard/type", keyword: "type", params: { type: schema13.properties.cd_Dashboard.type } }];
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate12.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate12.errors = vErrors;
  return errors === 0;
}
var isSession = validate13;
var schema14 = { "type": "object", "required": ["login", "name", "role", "expiresAt"], "properties": { "login": { "type": "string" }, "name": { "type": "string" }, "role": { "type": "string", "enum": ["editor", "admin"] }, "expiresAt": { "type": "string", "format": "date-time" } } };
function validate13(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.login === void 0 && (missing0 = "login") || data.name === void 0 && (missing0 = "name") || data.role === void 0 && (missing0 = "role") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
        validate13.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.login !== void 0) {
          const _errs1 = errors;
          if (typeof data.login !== "string") {
            validate13.errors = [{ instancePath: instancePath + "/login", schemaPath: "#/properties/login/type", keyword: "type", params: { type: "string" } }];
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.name !== void 0) {
            const _errs3 = errors;
            if (typeof data.name !== "string") {
              validate13.errors = [{ instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" } }];
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.role !== void 0) {
              let data2 = data.role;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate13.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/type", keyword: "type", params: { type: "string" } }];
                return false;
              }
              if (!(data2 === "editor" || data2 === "admin")) {
                validate13.errors = [{ instancePath: instancePath + "/role", schemaPath: "#/properties/role/enum", keyword: "enum", params: { allowedValues: schema14.properties.role.enum } }];
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.expiresAt !== void 0) {
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (errors === _errs7) {
                    if (!(typeof data.expiresAt === "string")) {
                      validate13.errors = [{ instancePath: instancePath + "/expiresAt", schemaPath: "#/properties/expiresAt/type", keyword: "type", params: { type: "string" } }];
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
            }
          }
        }
      }
    } else {
      validate13.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate13.errors = vErrors;
  return errors === 0;
}
var isDashboardList = validate14;
function validate14(data, { instancePath = "", parentData, parentDataProperty, rootData = data } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.dashboards === void 0 && (missing0 = "dashboards")) {
        validate14.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
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
                const _errs4 = errors;
                if (errors === _errs4) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if (data1.code === void 0 && (missing1 = "code") || data1.title === void 0 && (missing1 = "title") || data1.icon === void 0 && (missing1 = "icon")) {
                      validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0, schemaPath: "#/components/schemas/DashboardEntry/required", keyword: "required", params: { missingProperty: missing1 } }];
                      return false;
                    } else {
                      if (data1.code !== void 0) {
                        let data2 = data1.code;
                        const _errs6 = errors;
                        if (errors === _errs6) {
                          if (typeof data2 === "string") {
                            if (func2(data2) > 200) {
                              validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0 + "/code", schemaPath: "#/components/schemas/DashboardEntry/properties/code/maxLength", keyword: "maxLength", params: { limit: 200 } }];
                              return false;
                            } else {
                              if (func2(data2) < 1) {
                                validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0 + "/code", schemaPath: "#/components/schemas/DashboardEntry/properties/code/minLength", keyword: "minLength", params: { limit: 1 } }];
                                return false;
                              }
                            }
                          } else {
                            validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0 + "/code", schemaPath: "#/components/schemas/DashboardEntry/properties/code/type", keyword: "type", params: { type: "string" } }];
                            return false;
                          }
                        }
                        var valid3 = _errs6 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data1.title !== void 0) {
                          const _errs8 = errors;
                          if (typeof data1.title !== "string") {
                            validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0 + "/title", schemaPath: "#/components/schemas/DashboardEntry/properties/title/type", keyword: "type", params: { type: "string" } }];
                            return false;
                          }
                          var valid3 = _errs8 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data1.icon !== void 0) {
                            const _errs10 = errors;
                            if (typeof data1.icon !== "string") {
                              validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0 + "/icon", schemaPath: "#/components/schemas/DashboardEntry/properties/icon/type", keyword: "type", params: { type: "string" } }];
                              return false;
                            }
                            var valid3 = _errs10 === errors;
                          } else {
                            var valid3 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate14.errors = [{ instancePath: instancePath + "/dashboards/" + i0, schemaPath: "#/components/schemas/DashboardEntry/type", keyword: "type", params: { type: "object" } }];
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate14.errors = [{ instancePath: instancePath + "/dashboards", schemaPath: "#/properties/dashboards/type", keyword: "type", params: { type: "array" } }];
              return false;
            }
          }
        }
      }
    } else {
      validate14.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate14.errors = vErrors;
  return errors === 0;
}
export {
  isAccepted,
  isDashboardList,
  isRefused,
  isSession
};
