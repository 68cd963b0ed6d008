// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isMonthList = validate21;
var pattern4 = new RegExp("^[12]\\d{3}-(0[1-9]|1[0-2])$", "u");
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.months === void 0 && (missing0 = "months") || data.closedUntil === void 0 && (missing0 = "closedUntil") || data.version === void 0 && (missing0 = "version")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.months !== void 0) {
          let data0 = data.months;
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
                    if (data1.month === void 0 && (missing1 = "month") || data1.isClosed === void 0 && (missing1 = "isClosed")) {
                      validate21.at = instancePath + "/months/" + i0;
                      return false;
                    } else {
                      if (data1.month !== void 0) {
                        let data2 = data1.month;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (!pattern4.test(data2)) {
                              validate21.at = instancePath + "/months/" + i0 + "/month";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/months/" + i0 + "/month";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.isClosed !== void 0) {
                          const _errs7 = errors;
                          if (typeof data1.isClosed !== "boolean") {
                            validate21.at = instancePath + "/months/" + i0 + "/isClosed";
                            return false;
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.closedAt !== void 0) {
                            const _errs9 = errors;
                            if (errors === _errs9) {
                              if (errors === _errs9) {
                                if (!(typeof data1.closedAt === "string")) {
                                  validate21.at = instancePath + "/months/" + i0 + "/closedAt";
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.closedBy !== void 0) {
                              const _errs11 = errors;
                              if (typeof data1.closedBy !== "string") {
                                validate21.at = instancePath + "/months/" + i0 + "/closedBy";
                                return false;
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.newLines !== void 0) {
                                let data6 = data1.newLines;
                                const _errs13 = errors;
                                if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                  validate21.at = instancePath + "/months/" + i0 + "/newLines";
                                  return false;
                                }
                                if (errors === _errs13) {
                                  if (typeof data6 == "number" && isFinite(data6)) {
                                    if (data6 < 0 || isNaN(data6)) {
                                      validate21.at = instancePath + "/months/" + i0 + "/newLines";
                                      return false;
                                    }
                                  }
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.openEntries !== void 0) {
                                  let data7 = data1.openEntries;
                                  const _errs15 = errors;
                                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                    validate21.at = instancePath + "/months/" + i0 + "/openEntries";
                                    return false;
                                  }
                                  if (errors === _errs15) {
                                    if (typeof data7 == "number" && isFinite(data7)) {
                                      if (data7 < 0 || isNaN(data7)) {
                                        validate21.at = instancePath + "/months/" + i0 + "/openEntries";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.differingAccounts !== void 0) {
                                    let data8 = data1.differingAccounts;
                                    const _errs17 = errors;
                                    if (errors === _errs17) {
                                      if (Array.isArray(data8)) {
                                        var valid3 = true;
                                        const len1 = data8.length;
                                        for (let i1 = 0; i1 < len1; i1++) {
                                          let data9 = data8[i1];
                                          const _errs19 = errors;
                                          if (errors === _errs19) {
                                            if (typeof data9 === "string") {
                                              if (data9.length < 1) {
                                                validate21.at = instancePath + "/months/" + i0 + "/differingAccounts/" + i1;
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/months/" + i0 + "/differingAccounts/" + i1;
                                              return false;
                                            }
                                          }
                                          var valid3 = _errs19 === errors;
                                          if (!valid3) {
                                            break;
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/months/" + i0 + "/differingAccounts";
                                        return false;
                                      }
                                    }
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.statementChanged !== void 0) {
                                      const _errs21 = errors;
                                      if (typeof data1.statementChanged !== "boolean") {
                                        validate21.at = instancePath + "/months/" + i0 + "/statementChanged";
                                        return false;
                                      }
                                      var valid2 = _errs21 === errors;
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
                  } else {
                    validate21.at = instancePath + "/months/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/months";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.closedUntil !== void 0) {
            let data11 = data.closedUntil;
            const _errs23 = errors;
            if (typeof data11 !== "string" && data11 !== null) {
              validate21.at = instancePath + "/closedUntil";
              return false;
            }
            if (errors === _errs23) {
              if (errors === _errs23) {
                if (typeof data11 === "string") {
                  if (!formats0.test(data11)) {
                    validate21.at = instancePath + "/closedUntil";
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs23 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.version !== void 0) {
              let data12 = data.version;
              const _errs25 = errors;
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                validate21.at = instancePath + "/version";
                return false;
              }
              if (errors === _errs25) {
                if (typeof data12 == "number" && isFinite(data12)) {
                  if (data12 < 0 || isNaN(data12)) {
                    validate21.at = instancePath + "/version";
                    return false;
                  }
                }
              }
              var valid0 = _errs25 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.asOf !== void 0) {
                let data13 = data.asOf;
                const _errs27 = errors;
                if (errors === _errs27) {
                  if (errors === _errs27) {
                    if (typeof data13 === "string") {
                      if (!formats0.test(data13)) {
                        validate21.at = instancePath + "/asOf";
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/asOf";
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isMonthList.removable = ["/months/*", "/months/*/closedAt", "/months/*/closedBy", "/months/*/newLines", "/months/*/openEntries", "/months/*/differingAccounts", "/months/*/differingAccounts/*", "/months/*/statementChanged", "/asOf"];
export {
  isMonthList
};
