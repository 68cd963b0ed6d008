// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isUser = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.login === void 0 && (missing0 = "login") || data.name === void 0 && (missing0 = "name") || data.role === void 0 && (missing0 = "role") || data.isBlocked === void 0 && (missing0 = "isBlocked") || data.hasPassword === void 0 && (missing0 = "hasPassword") || data.openSessions === void 0 && (missing0 = "openSessions") || data.version === void 0 && (missing0 = "version")) {
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
          if (data.login !== void 0) {
            let data1 = data.login;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (typeof data1 === "string") {
                if (data1.length < 1) {
                  validate21.at = instancePath + "/login";
                  return false;
                }
              } else {
                validate21.at = instancePath + "/login";
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.name !== void 0) {
              const _errs5 = errors;
              if (typeof data.name !== "string") {
                validate21.at = instancePath + "/name";
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.role !== void 0) {
                let data3 = data.role;
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (typeof data3 === "string") {
                    if (data3.length < 1) {
                      validate21.at = instancePath + "/role";
                      return false;
                    }
                  } else {
                    validate21.at = instancePath + "/role";
                    return false;
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.dashboard !== void 0) {
                  let data4 = data.dashboard;
                  const _errs9 = errors;
                  if (typeof data4 !== "string" && data4 !== null) {
                    validate21.at = instancePath + "/dashboard";
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.isBlocked !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.isBlocked !== "boolean") {
                      validate21.at = instancePath + "/isBlocked";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.hasPassword !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.hasPassword !== "boolean") {
                        validate21.at = instancePath + "/hasPassword";
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.isDemonstration !== void 0) {
                        const _errs15 = errors;
                        if (typeof data.isDemonstration !== "boolean") {
                          validate21.at = instancePath + "/isDemonstration";
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.lastSignInAt !== void 0) {
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (errors === _errs17) {
                              if (!(typeof data.lastSignInAt === "string")) {
                                validate21.at = instancePath + "/lastSignInAt";
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.openSessions !== void 0) {
                            let data9 = data.openSessions;
                            const _errs19 = errors;
                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                              validate21.at = instancePath + "/openSessions";
                              return false;
                            }
                            if (errors === _errs19) {
                              if (typeof data9 == "number" && isFinite(data9)) {
                                if (data9 < 0 || isNaN(data9)) {
                                  validate21.at = instancePath + "/openSessions";
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.lastUsedAt !== void 0) {
                              const _errs21 = errors;
                              if (errors === _errs21) {
                                if (errors === _errs21) {
                                  if (!(typeof data.lastUsedAt === "string")) {
                                    validate21.at = instancePath + "/lastUsedAt";
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.linkExpiresAt !== void 0) {
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (errors === _errs23) {
                                    if (!(typeof data.linkExpiresAt === "string")) {
                                      validate21.at = instancePath + "/linkExpiresAt";
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.passwordResetAt !== void 0) {
                                  const _errs25 = errors;
                                  if (errors === _errs25) {
                                    if (errors === _errs25) {
                                      if (!(typeof data.passwordResetAt === "string")) {
                                        validate21.at = instancePath + "/passwordResetAt";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.version !== void 0) {
                                    let data13 = data.version;
                                    const _errs27 = errors;
                                    if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                      validate21.at = instancePath + "/version";
                                      return false;
                                    }
                                    if (errors === _errs27) {
                                      if (typeof data13 == "number" && isFinite(data13)) {
                                        if (data13 < 1 || isNaN(data13)) {
                                          validate21.at = instancePath + "/version";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs27 === errors;
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
        }
      }
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isUser.removable = ["/dashboard", "/isDemonstration", "/lastSignInAt", "/lastUsedAt", "/linkExpiresAt", "/passwordResetAt"];
export {
  isUser
};
