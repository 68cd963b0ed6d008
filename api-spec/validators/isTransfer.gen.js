// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isTransfer = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.fromAccountId === void 0 && (missing0 = "fromAccountId") || data.toAccountId === void 0 && (missing0 = "toAccountId") || data.movedOn === void 0 && (missing0 = "movedOn") || data.cents === void 0 && (missing0 = "cents")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.id !== void 0) {
          let data0 = data.id;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate21.at = instancePath + "/id";
                return false;
              }
            } else {
              validate21.at = instancePath + "/id";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.fromAccountId !== void 0) {
            let data1 = data.fromAccountId;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate21.at = instancePath + "/fromAccountId";
                  return false;
                }
              } else {
                validate21.at = instancePath + "/fromAccountId";
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.toAccountId !== void 0) {
              let data2 = data.toAccountId;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (typeof data2 === "string") {
                  if (data2.length < 1) {
                    validate21.at = instancePath + "/toAccountId";
                    return false;
                  }
                } else {
                  validate21.at = instancePath + "/toAccountId";
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.movedOn !== void 0) {
                let data3 = data.movedOn;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (!formats0.test(data3)) {
                        validate21.at = instancePath + "/movedOn";
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/movedOn";
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.cents !== void 0) {
                  let data4 = data.cents;
                  const _errs9 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate21.at = instancePath + "/cents";
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 < 1 || isNaN(data4)) {
                        validate21.at = instancePath + "/cents";
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.note !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.note !== "string") {
                      validate21.at = instancePath + "/note";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.isVoided !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.isVoided !== "boolean") {
                        validate21.at = instancePath + "/isVoided";
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                  }
                }
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
isTransfer.removable = ["/note", "/isVoided"];
export {
  isTransfer
};
