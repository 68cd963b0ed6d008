// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isMoneyAccount = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.name === void 0 && (missing0 = "name") || data.kind === void 0 && (missing0 = "kind") || data.isArchived === void 0 && (missing0 = "isArchived") || data.version === void 0 && (missing0 = "version")) {
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
            if (data.kind !== void 0) {
              const _errs5 = errors;
              if (typeof data.kind !== "string") {
                validate21.at = instancePath + "/kind";
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.bankCode !== void 0) {
                const _errs7 = errors;
                if (typeof data.bankCode !== "string") {
                  validate21.at = instancePath + "/bankCode";
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.numberEnd !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.numberEnd !== "string") {
                    validate21.at = instancePath + "/numberEnd";
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.openingCents !== void 0) {
                    let data5 = data.openingCents;
                    const _errs11 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                      validate21.at = instancePath + "/openingCents";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.openingOn !== void 0) {
                      let data6 = data.openingOn;
                      const _errs13 = errors;
                      if (errors === _errs13) {
                        if (errors === _errs13) {
                          if (typeof data6 === "string") {
                            if (!formats0.test(data6)) {
                              validate21.at = instancePath + "/openingOn";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/openingOn";
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.invertsAmounts !== void 0) {
                        const _errs15 = errors;
                        if (typeof data.invertsAmounts !== "boolean") {
                          validate21.at = instancePath + "/invertsAmounts";
                          return false;
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.isArchived !== void 0) {
                          const _errs17 = errors;
                          if (typeof data.isArchived !== "boolean") {
                            validate21.at = instancePath + "/isArchived";
                            return false;
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.version !== void 0) {
                            let data9 = data.version;
                            const _errs19 = errors;
                            if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                              validate21.at = instancePath + "/version";
                              return false;
                            }
                            if (errors === _errs19) {
                              if (typeof data9 == "number" && isFinite(data9)) {
                                if (data9 < 1 || isNaN(data9)) {
                                  validate21.at = instancePath + "/version";
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.balanceCents !== void 0) {
                              let data10 = data.balanceCents;
                              const _errs21 = errors;
                              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                validate21.at = instancePath + "/balanceCents";
                                return false;
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.isOfCompany !== void 0) {
                                const _errs23 = errors;
                                if (typeof data.isOfCompany !== "boolean") {
                                  validate21.at = instancePath + "/isOfCompany";
                                  return false;
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.waitingLines !== void 0) {
                                  let data12 = data.waitingLines;
                                  const _errs25 = errors;
                                  if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                    validate21.at = instancePath + "/waitingLines";
                                    return false;
                                  }
                                  if (errors === _errs25) {
                                    if (typeof data12 == "number" && isFinite(data12)) {
                                      if (data12 < 0 || isNaN(data12)) {
                                        validate21.at = instancePath + "/waitingLines";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.lastForms !== void 0) {
                                    let data13 = data.lastForms;
                                    const _errs27 = errors;
                                    if (errors === _errs27) {
                                      if (Array.isArray(data13)) {
                                        var valid1 = true;
                                        const len0 = data13.length;
                                        for (let i0 = 0; i0 < len0; i0++) {
                                          const _errs29 = errors;
                                          if (typeof data13[i0] !== "string") {
                                            validate21.at = instancePath + "/lastForms/" + i0;
                                            return false;
                                          }
                                          var valid1 = _errs29 === errors;
                                          if (!valid1) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/lastForms";
                                        return false;
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
isMoneyAccount.removable = ["/bankCode", "/numberEnd", "/openingCents", "/openingOn", "/invertsAmounts", "/balanceCents", "/isOfCompany", "/waitingLines", "/lastForms", "/lastForms/*"];
export {
  isMoneyAccount
};
