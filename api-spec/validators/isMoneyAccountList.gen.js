// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isMoneyAccountList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.accounts === void 0 && (missing0 = "accounts") || data.asOf === void 0 && (missing0 = "asOf")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.accounts !== void 0) {
          let data0 = data.accounts;
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
                    if (data1.id === void 0 && (missing1 = "id") || data1.name === void 0 && (missing1 = "name") || data1.kind === void 0 && (missing1 = "kind") || data1.isArchived === void 0 && (missing1 = "isArchived") || data1.version === void 0 && (missing1 = "version")) {
                      validate21.at = instancePath + "/accounts/" + i0;
                      return false;
                    } else {
                      if (data1.id !== void 0) {
                        let data2 = data1.id;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (data2.length < 1) {
                              validate21.at = instancePath + "/accounts/" + i0 + "/id";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/accounts/" + i0 + "/id";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.name !== void 0) {
                          const _errs7 = errors;
                          if (typeof data1.name !== "string") {
                            validate21.at = instancePath + "/accounts/" + i0 + "/name";
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.kind !== void 0) {
                            const _errs9 = errors;
                            if (typeof data1.kind !== "string") {
                              validate21.at = instancePath + "/accounts/" + i0 + "/kind";
                              return false;
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.bankCode !== void 0) {
                              const _errs11 = errors;
                              if (typeof data1.bankCode !== "string") {
                                validate21.at = instancePath + "/accounts/" + i0 + "/bankCode";
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.numberEnd !== void 0) {
                                const _errs13 = errors;
                                if (typeof data1.numberEnd !== "string") {
                                  validate21.at = instancePath + "/accounts/" + i0 + "/numberEnd";
                                  return false;
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.openingCents !== void 0) {
                                  let data7 = data1.openingCents;
                                  const _errs15 = errors;
                                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                    validate21.at = instancePath + "/accounts/" + i0 + "/openingCents";
                                    return false;
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.openingOn !== void 0) {
                                    let data8 = data1.openingOn;
                                    const _errs17 = errors;
                                    if (errors === _errs17) {
                                      if (errors === _errs17) {
                                        if (typeof data8 === "string") {
                                          if (!formats0.test(data8)) {
                                            validate21.at = instancePath + "/accounts/" + i0 + "/openingOn";
                                            return false;
                                          }
                                        } else {
                                          validate21.at = instancePath + "/accounts/" + i0 + "/openingOn";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.invertsAmounts !== void 0) {
                                      const _errs19 = errors;
                                      if (typeof data1.invertsAmounts !== "boolean") {
                                        validate21.at = instancePath + "/accounts/" + i0 + "/invertsAmounts";
                                        return false;
                                      }
                                      var valid2 = _errs19 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.isArchived !== void 0) {
                                        const _errs21 = errors;
                                        if (typeof data1.isArchived !== "boolean") {
                                          validate21.at = instancePath + "/accounts/" + i0 + "/isArchived";
                                          return false;
                                        }
                                        var valid2 = _errs21 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.version !== void 0) {
                                          let data11 = data1.version;
                                          const _errs23 = errors;
                                          if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                            validate21.at = instancePath + "/accounts/" + i0 + "/version";
                                            return false;
                                          }
                                          if (errors === _errs23) {
                                            if (typeof data11 == "number" && isFinite(data11)) {
                                              if (data11 < 1 || isNaN(data11)) {
                                                validate21.at = instancePath + "/accounts/" + i0 + "/version";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid2 = _errs23 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.balanceCents !== void 0) {
                                            let data12 = data1.balanceCents;
                                            const _errs25 = errors;
                                            if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                              validate21.at = instancePath + "/accounts/" + i0 + "/balanceCents";
                                              return false;
                                            }
                                            var valid2 = _errs25 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data1.isOfCompany !== void 0) {
                                              const _errs27 = errors;
                                              if (typeof data1.isOfCompany !== "boolean") {
                                                validate21.at = instancePath + "/accounts/" + i0 + "/isOfCompany";
                                                return false;
                                              }
                                              var valid2 = _errs27 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data1.waitingLines !== void 0) {
                                                let data14 = data1.waitingLines;
                                                const _errs29 = errors;
                                                if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                                  validate21.at = instancePath + "/accounts/" + i0 + "/waitingLines";
                                                  return false;
                                                }
                                                if (errors === _errs29) {
                                                  if (typeof data14 == "number" && isFinite(data14)) {
                                                    if (data14 < 0 || isNaN(data14)) {
                                                      validate21.at = instancePath + "/accounts/" + i0 + "/waitingLines";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid2 = _errs29 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data1.lastForms !== void 0) {
                                                  let data15 = data1.lastForms;
                                                  const _errs31 = errors;
                                                  if (errors === _errs31) {
                                                    if (Array.isArray(data15)) {
                                                      var valid3 = true;
                                                      const len1 = data15.length;
                                                      for (let i1 = 0; i1 < len1; i1++) {
                                                        const _errs33 = errors;
                                                        if (typeof data15[i1] !== "string") {
                                                          validate21.at = instancePath + "/accounts/" + i0 + "/lastForms/" + i1;
                                                          return false;
                                                        }
                                                        var valid3 = _errs33 === errors;
                                                        if (!valid3) {
                                                          break;
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/accounts/" + i0 + "/lastForms";
                                                      return false;
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
                    validate21.at = instancePath + "/accounts/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/accounts";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.asOf !== void 0) {
            let data17 = data.asOf;
            const _errs35 = errors;
            if (errors === _errs35) {
              if (errors === _errs35) {
                if (typeof data17 === "string") {
                  if (!formats0.test(data17)) {
                    validate21.at = instancePath + "/asOf";
                    return false;
                  }
                } else {
                  validate21.at = instancePath + "/asOf";
                  return false;
                }
              }
            }
            var valid0 = _errs35 === errors;
          } else {
            var valid0 = true;
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
isMoneyAccountList.removable = ["/accounts/*", "/accounts/*/bankCode", "/accounts/*/numberEnd", "/accounts/*/openingCents", "/accounts/*/openingOn", "/accounts/*/invertsAmounts", "/accounts/*/balanceCents", "/accounts/*/isOfCompany", "/accounts/*/waitingLines", "/accounts/*/lastForms", "/accounts/*/lastForms/*"];
export {
  isMoneyAccountList
};
