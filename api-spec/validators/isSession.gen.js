// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isSession = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.login === void 0 && (missing0 = "login") || data.name === void 0 && (missing0 = "name") || data.role === void 0 && (missing0 = "role") || data.expiresAt === void 0 && (missing0 = "expiresAt")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.login !== void 0) {
          const _errs1 = errors;
          if (typeof data.login !== "string") {
            validate21.at = instancePath + "/login";
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
              validate21.at = instancePath + "/name";
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.role !== void 0) {
              const _errs5 = errors;
              if (typeof data.role !== "string") {
                validate21.at = instancePath + "/role";
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
                      validate21.at = instancePath + "/expiresAt";
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.id !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.id !== "string") {
                    validate21.at = instancePath + "/id";
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.canChangePassword !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.canChangePassword !== "boolean") {
                      validate21.at = instancePath + "/canChangePassword";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.operations !== void 0) {
                      let data6 = data.operations;
                      const _errs13 = errors;
                      if (errors === _errs13) {
                        if (Array.isArray(data6)) {
                          var valid1 = true;
                          const len0 = data6.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data7 = data6[i0];
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (typeof data7 === "string") {
                                if (data7.length < 1) {
                                  validate21.at = instancePath + "/operations/" + i0;
                                  return false;
                                }
                              } else {
                                validate21.at = instancePath + "/operations/" + i0;
                                return false;
                              }
                            }
                            var valid1 = _errs15 === errors;
                            if (!valid1) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/operations";
                          return false;
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.idempotencyKey !== void 0) {
                        const _errs17 = errors;
                        if (typeof data.idempotencyKey !== "boolean") {
                          validate21.at = instancePath + "/idempotencyKey";
                          return false;
                        }
                        var valid0 = _errs17 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.passwordResetAt !== void 0) {
                          const _errs19 = errors;
                          if (errors === _errs19) {
                            if (errors === _errs19) {
                              if (!(typeof data.passwordResetAt === "string")) {
                                validate21.at = instancePath + "/passwordResetAt";
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs19 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.companyName !== void 0) {
                            const _errs21 = errors;
                            if (typeof data.companyName !== "string") {
                              validate21.at = instancePath + "/companyName";
                              return false;
                            }
                            var valid0 = _errs21 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.hasLetterhead !== void 0) {
                              const _errs23 = errors;
                              if (typeof data.hasLetterhead !== "boolean") {
                                validate21.at = instancePath + "/hasLetterhead";
                                return false;
                              }
                              var valid0 = _errs23 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.closedUntil !== void 0) {
                                let data12 = data.closedUntil;
                                const _errs25 = errors;
                                if (errors === _errs25) {
                                  if (errors === _errs25) {
                                    if (typeof data12 === "string") {
                                      if (!formats0.test(data12)) {
                                        validate21.at = instancePath + "/closedUntil";
                                        return false;
                                      }
                                    } else {
                                      validate21.at = instancePath + "/closedUntil";
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs25 === errors;
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
isSession.removable = ["/id", "/canChangePassword", "/operations", "/operations/*", "/idempotencyKey", "/passwordResetAt", "/companyName", "/hasLetterhead", "/closedUntil"];
export {
  isSession
};
