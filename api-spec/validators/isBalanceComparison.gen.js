// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isBalanceComparison = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.latest !== void 0) {
        let data0 = data.latest;
        const _errs1 = errors;
        if (errors === _errs1) {
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing0;
            if (data0.day === void 0 && (missing0 = "day") || data0.bankCents === void 0 && (missing0 = "bankCents") || data0.bookCents === void 0 && (missing0 = "bookCents")) {
              validate21.at = instancePath + "/latest";
              return false;
            } else {
              if (data0.day !== void 0) {
                let data1 = data0.day;
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (!formats0.test(data1)) {
                        validate21.at = instancePath + "/latest/day";
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/latest/day";
                      return false;
                    }
                  }
                }
                var valid1 = _errs3 === errors;
              } else {
                var valid1 = true;
              }
              if (valid1) {
                if (data0.bankCents !== void 0) {
                  let data2 = data0.bankCents;
                  const _errs5 = errors;
                  if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                    validate21.at = instancePath + "/latest/bankCents";
                    return false;
                  }
                  var valid1 = _errs5 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.bookCents !== void 0) {
                    let data3 = data0.bookCents;
                    const _errs7 = errors;
                    if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                      validate21.at = instancePath + "/latest/bookCents";
                      return false;
                    }
                    var valid1 = _errs7 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            }
          } else {
            validate21.at = instancePath + "/latest";
            return false;
          }
        }
        var valid0 = _errs1 === errors;
      } else {
        var valid0 = true;
      }
      if (valid0) {
        if (data.firstDifference !== void 0) {
          let data4 = data.firstDifference;
          const _errs9 = errors;
          if (errors === _errs9) {
            if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
              let missing1;
              if (data4.day === void 0 && (missing1 = "day") || data4.bankCents === void 0 && (missing1 = "bankCents") || data4.bookCents === void 0 && (missing1 = "bookCents")) {
                validate21.at = instancePath + "/firstDifference";
                return false;
              } else {
                if (data4.day !== void 0) {
                  let data5 = data4.day;
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (errors === _errs11) {
                      if (typeof data5 === "string") {
                        if (!formats0.test(data5)) {
                          validate21.at = instancePath + "/firstDifference/day";
                          return false;
                        }
                      } else {
                        validate21.at = instancePath + "/firstDifference/day";
                        return false;
                      }
                    }
                  }
                  var valid2 = _errs11 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data4.bankCents !== void 0) {
                    let data6 = data4.bankCents;
                    const _errs13 = errors;
                    if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                      validate21.at = instancePath + "/firstDifference/bankCents";
                      return false;
                    }
                    var valid2 = _errs13 === errors;
                  } else {
                    var valid2 = true;
                  }
                  if (valid2) {
                    if (data4.bookCents !== void 0) {
                      let data7 = data4.bookCents;
                      const _errs15 = errors;
                      if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                        validate21.at = instancePath + "/firstDifference/bookCents";
                        return false;
                      }
                      var valid2 = _errs15 === errors;
                    } else {
                      var valid2 = true;
                    }
                    if (valid2) {
                      if (data4.from !== void 0) {
                        let data8 = data4.from;
                        const _errs17 = errors;
                        if (errors === _errs17) {
                          if (errors === _errs17) {
                            if (typeof data8 === "string") {
                              if (!formats0.test(data8)) {
                                validate21.at = instancePath + "/firstDifference/from";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/firstDifference/from";
                              return false;
                            }
                          }
                        }
                        var valid2 = _errs17 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data4.unexplainedLines !== void 0) {
                          let data9 = data4.unexplainedLines;
                          const _errs19 = errors;
                          if (errors === _errs19) {
                            if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                              let missing2;
                              if (data9.count === void 0 && (missing2 = "count") || data9.cents === void 0 && (missing2 = "cents")) {
                                validate21.at = instancePath + "/firstDifference/unexplainedLines";
                                return false;
                              } else {
                                if (data9.count !== void 0) {
                                  let data10 = data9.count;
                                  const _errs21 = errors;
                                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                    validate21.at = instancePath + "/firstDifference/unexplainedLines/count";
                                    return false;
                                  }
                                  if (errors === _errs21) {
                                    if (typeof data10 == "number" && isFinite(data10)) {
                                      if (data10 < 0 || isNaN(data10)) {
                                        validate21.at = instancePath + "/firstDifference/unexplainedLines/count";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid3 = _errs21 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data9.cents !== void 0) {
                                    let data11 = data9.cents;
                                    const _errs23 = errors;
                                    if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                      validate21.at = instancePath + "/firstDifference/unexplainedLines/cents";
                                      return false;
                                    }
                                    var valid3 = _errs23 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/firstDifference/unexplainedLines";
                              return false;
                            }
                          }
                          var valid2 = _errs19 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data4.unmatchedMovements !== void 0) {
                            let data12 = data4.unmatchedMovements;
                            const _errs25 = errors;
                            if (errors === _errs25) {
                              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                let missing3;
                                if (data12.count === void 0 && (missing3 = "count") || data12.cents === void 0 && (missing3 = "cents")) {
                                  validate21.at = instancePath + "/firstDifference/unmatchedMovements";
                                  return false;
                                } else {
                                  if (data12.count !== void 0) {
                                    let data13 = data12.count;
                                    const _errs27 = errors;
                                    if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                      validate21.at = instancePath + "/firstDifference/unmatchedMovements/count";
                                      return false;
                                    }
                                    if (errors === _errs27) {
                                      if (typeof data13 == "number" && isFinite(data13)) {
                                        if (data13 < 0 || isNaN(data13)) {
                                          validate21.at = instancePath + "/firstDifference/unmatchedMovements/count";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid4 = _errs27 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data12.cents !== void 0) {
                                      let data14 = data12.cents;
                                      const _errs29 = errors;
                                      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                                        validate21.at = instancePath + "/firstDifference/unmatchedMovements/cents";
                                        return false;
                                      }
                                      var valid4 = _errs29 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/firstDifference/unmatchedMovements";
                                return false;
                              }
                            }
                            var valid2 = _errs25 === errors;
                          } else {
                            var valid2 = true;
                          }
                        }
                      }
                    }
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/firstDifference";
              return false;
            }
          }
          var valid0 = _errs9 === errors;
        } else {
          var valid0 = true;
        }
      }
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isBalanceComparison.removable = ["/latest", "/firstDifference", "/firstDifference/from", "/firstDifference/unexplainedLines", "/firstDifference/unmatchedMovements"];
export {
  isBalanceComparison
};
