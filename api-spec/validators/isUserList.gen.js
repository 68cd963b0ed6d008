// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isUserList = validate21;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.users === void 0 && (missing0 = "users")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.users !== void 0) {
          let data0 = data.users;
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
                    if (data1.id === void 0 && (missing1 = "id") || data1.login === void 0 && (missing1 = "login") || data1.name === void 0 && (missing1 = "name") || data1.role === void 0 && (missing1 = "role") || data1.isBlocked === void 0 && (missing1 = "isBlocked") || data1.hasPassword === void 0 && (missing1 = "hasPassword") || data1.openSessions === void 0 && (missing1 = "openSessions") || data1.version === void 0 && (missing1 = "version")) {
                      validate21.at = instancePath + "/users/" + i0;
                      return false;
                    } else {
                      if (data1.id !== void 0) {
                        let data2 = data1.id;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (data2.length < 1) {
                              validate21.at = instancePath + "/users/" + i0 + "/id";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/users/" + i0 + "/id";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.login !== void 0) {
                          let data3 = data1.login;
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (typeof data3 === "string") {
                              if (data3.length < 1) {
                                validate21.at = instancePath + "/users/" + i0 + "/login";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/users/" + i0 + "/login";
                              return false;
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.name !== void 0) {
                            const _errs9 = errors;
                            if (typeof data1.name !== "string") {
                              validate21.at = instancePath + "/users/" + i0 + "/name";
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.role !== void 0) {
                              let data5 = data1.role;
                              const _errs11 = errors;
                              if (errors === _errs11) {
                                if (typeof data5 === "string") {
                                  if (data5.length < 1) {
                                    validate21.at = instancePath + "/users/" + i0 + "/role";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/users/" + i0 + "/role";
                                  return false;
                                }
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.dashboard !== void 0) {
                                let data6 = data1.dashboard;
                                const _errs13 = errors;
                                if (typeof data6 !== "string" && data6 !== null) {
                                  validate21.at = instancePath + "/users/" + i0 + "/dashboard";
                                  return false;
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.isBlocked !== void 0) {
                                  const _errs15 = errors;
                                  if (typeof data1.isBlocked !== "boolean") {
                                    validate21.at = instancePath + "/users/" + i0 + "/isBlocked";
                                    return false;
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.hasPassword !== void 0) {
                                    const _errs17 = errors;
                                    if (typeof data1.hasPassword !== "boolean") {
                                      validate21.at = instancePath + "/users/" + i0 + "/hasPassword";
                                      return false;
                                    }
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.isDemonstration !== void 0) {
                                      const _errs19 = errors;
                                      if (typeof data1.isDemonstration !== "boolean") {
                                        validate21.at = instancePath + "/users/" + i0 + "/isDemonstration";
                                        return false;
                                      }
                                      var valid2 = _errs19 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.lastSignInAt !== void 0) {
                                        const _errs21 = errors;
                                        if (errors === _errs21) {
                                          if (errors === _errs21) {
                                            if (!(typeof data1.lastSignInAt === "string")) {
                                              validate21.at = instancePath + "/users/" + i0 + "/lastSignInAt";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid2 = _errs21 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.openSessions !== void 0) {
                                          let data11 = data1.openSessions;
                                          const _errs23 = errors;
                                          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                            validate21.at = instancePath + "/users/" + i0 + "/openSessions";
                                            return false;
                                          }
                                          if (errors === _errs23) {
                                            if (typeof data11 == "number" && isFinite(data11)) {
                                              if (data11 < 0 || isNaN(data11)) {
                                                validate21.at = instancePath + "/users/" + i0 + "/openSessions";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid2 = _errs23 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.lastUsedAt !== void 0) {
                                            const _errs25 = errors;
                                            if (errors === _errs25) {
                                              if (errors === _errs25) {
                                                if (!(typeof data1.lastUsedAt === "string")) {
                                                  validate21.at = instancePath + "/users/" + i0 + "/lastUsedAt";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid2 = _errs25 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data1.linkExpiresAt !== void 0) {
                                              const _errs27 = errors;
                                              if (errors === _errs27) {
                                                if (errors === _errs27) {
                                                  if (!(typeof data1.linkExpiresAt === "string")) {
                                                    validate21.at = instancePath + "/users/" + i0 + "/linkExpiresAt";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid2 = _errs27 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data1.passwordResetAt !== void 0) {
                                                const _errs29 = errors;
                                                if (errors === _errs29) {
                                                  if (errors === _errs29) {
                                                    if (!(typeof data1.passwordResetAt === "string")) {
                                                      validate21.at = instancePath + "/users/" + i0 + "/passwordResetAt";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid2 = _errs29 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data1.version !== void 0) {
                                                  let data15 = data1.version;
                                                  const _errs31 = errors;
                                                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                                    validate21.at = instancePath + "/users/" + i0 + "/version";
                                                    return false;
                                                  }
                                                  if (errors === _errs31) {
                                                    if (typeof data15 == "number" && isFinite(data15)) {
                                                      if (data15 < 1 || isNaN(data15)) {
                                                        validate21.at = instancePath + "/users/" + i0 + "/version";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs31 === errors;
                                                } else {
                                                  var valid2 = true;
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
                    validate21.at = instancePath + "/users/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/users";
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
isUserList.removable = ["/users/*", "/users/*/dashboard", "/users/*/isDemonstration", "/users/*/lastSignInAt", "/users/*/lastUsedAt", "/users/*/linkExpiresAt", "/users/*/passwordResetAt"];
export {
  isUserList
};
