// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isAccepted = validate21;
var pattern4 = new RegExp("^[!-~]+$", "u");
function validate21(data, { instancePath = "" } = {}) {
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
                  if (data2.length < 1) {
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
