// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isCompany = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.name === void 0 && (missing0 = "name") || data.timeZone === void 0 && (missing0 = "timeZone") || data.openingCents === void 0 && (missing0 = "openingCents") || data.openingOn === void 0 && (missing0 = "openingOn") || data.weekStartsOn === void 0 && (missing0 = "weekStartsOn") || data.holidays === void 0 && (missing0 = "holidays")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.name !== void 0) {
          const _errs1 = errors;
          if (typeof data.name !== "string") {
            validate21.at = instancePath + "/name";
            return false;
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.timeZone !== void 0) {
            const _errs3 = errors;
            if (typeof data.timeZone !== "string") {
              validate21.at = instancePath + "/timeZone";
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.openingCents !== void 0) {
              let data2 = data.openingCents;
              const _errs5 = errors;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                validate21.at = instancePath + "/openingCents";
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.openingOn !== void 0) {
                let data3 = data.openingOn;
                const _errs7 = errors;
                if (typeof data3 !== "string" && data3 !== null) {
                  validate21.at = instancePath + "/openingOn";
                  return false;
                }
                if (errors === _errs7) {
                  if (errors === _errs7) {
                    if (typeof data3 === "string") {
                      if (!formats0.test(data3)) {
                        validate21.at = instancePath + "/openingOn";
                        return false;
                      }
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.weekStartsOn !== void 0) {
                  let data4 = data.weekStartsOn;
                  const _errs9 = errors;
                  if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                    validate21.at = instancePath + "/weekStartsOn";
                    return false;
                  }
                  if (errors === _errs9) {
                    if (typeof data4 == "number" && isFinite(data4)) {
                      if (data4 > 7 || isNaN(data4)) {
                        validate21.at = instancePath + "/weekStartsOn";
                        return false;
                      } else {
                        if (data4 < 1 || isNaN(data4)) {
                          validate21.at = instancePath + "/weekStartsOn";
                          return false;
                        }
                      }
                    }
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.monthlyTargetCents !== void 0) {
                    let data5 = data.monthlyTargetCents;
                    const _errs11 = errors;
                    if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5)) && data5 !== null) {
                      validate21.at = instancePath + "/monthlyTargetCents";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.fineBasisPoints !== void 0) {
                      let data6 = data.fineBasisPoints;
                      const _errs13 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6)) && data6 !== null) {
                        validate21.at = instancePath + "/fineBasisPoints";
                        return false;
                      }
                      if (errors === _errs13) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 < 1 || isNaN(data6)) {
                            validate21.at = instancePath + "/fineBasisPoints";
                            return false;
                          }
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.interestBasisPoints !== void 0) {
                        let data7 = data.interestBasisPoints;
                        const _errs15 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7)) && data7 !== null) {
                          validate21.at = instancePath + "/interestBasisPoints";
                          return false;
                        }
                        if (errors === _errs15) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 1 || isNaN(data7)) {
                              validate21.at = instancePath + "/interestBasisPoints";
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.address !== void 0) {
                          let data8 = data.address;
                          const _errs17 = errors;
                          if (errors === _errs17) {
                            if (Array.isArray(data8)) {
                              var valid1 = true;
                              const len0 = data8.length;
                              for (let i0 = 0; i0 < len0; i0++) {
                                const _errs19 = errors;
                                if (typeof data8[i0] !== "string") {
                                  validate21.at = instancePath + "/address/" + i0;
                                  return false;
                                }
                                var valid1 = _errs19 === errors;
                                if (!valid1) {
                                  break;
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/address";
                              return false;
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.taxNumber !== void 0) {
                            let data10 = data.taxNumber;
                            const _errs21 = errors;
                            if (typeof data10 !== "string" && data10 !== null) {
                              validate21.at = instancePath + "/taxNumber";
                              return false;
                            }
                            var valid0 = _errs21 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.logo !== void 0) {
                              let data11 = data.logo;
                              const _errs23 = errors;
                              if (typeof data11 !== "string" && data11 !== null) {
                                validate21.at = instancePath + "/logo";
                                return false;
                              }
                              var valid0 = _errs23 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.holidays !== void 0) {
                                let data12 = data.holidays;
                                const _errs25 = errors;
                                if (errors === _errs25) {
                                  if (Array.isArray(data12)) {
                                    var valid2 = true;
                                    const len1 = data12.length;
                                    for (let i1 = 0; i1 < len1; i1++) {
                                      let data13 = data12[i1];
                                      const _errs27 = errors;
                                      if (errors === _errs27) {
                                        if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                                          let missing1;
                                          if (data13.day === void 0 && (missing1 = "day") || data13.name === void 0 && (missing1 = "name")) {
                                            validate21.at = instancePath + "/holidays/" + i1;
                                            return false;
                                          } else {
                                            if (data13.day !== void 0) {
                                              let data14 = data13.day;
                                              const _errs29 = errors;
                                              if (errors === _errs29) {
                                                if (errors === _errs29) {
                                                  if (typeof data14 === "string") {
                                                    if (!formats0.test(data14)) {
                                                      validate21.at = instancePath + "/holidays/" + i1 + "/day";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/holidays/" + i1 + "/day";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid3 = _errs29 === errors;
                                            } else {
                                              var valid3 = true;
                                            }
                                            if (valid3) {
                                              if (data13.name !== void 0) {
                                                const _errs31 = errors;
                                                if (typeof data13.name !== "string") {
                                                  validate21.at = instancePath + "/holidays/" + i1 + "/name";
                                                  return false;
                                                }
                                                var valid3 = _errs31 === errors;
                                              } else {
                                                var valid3 = true;
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/holidays/" + i1;
                                          return false;
                                        }
                                      }
                                      var valid2 = _errs27 === errors;
                                      if (!valid2) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/holidays";
                                    return false;
                                  }
                                }
                                var valid0 = _errs25 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.timeZones !== void 0) {
                                  let data16 = data.timeZones;
                                  const _errs33 = errors;
                                  if (errors === _errs33) {
                                    if (Array.isArray(data16)) {
                                      var valid4 = true;
                                      const len2 = data16.length;
                                      for (let i2 = 0; i2 < len2; i2++) {
                                        let data17 = data16[i2];
                                        const _errs35 = errors;
                                        if (errors === _errs35) {
                                          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                            let missing2;
                                            if (data17.id === void 0 && (missing2 = "id") || data17.title === void 0 && (missing2 = "title")) {
                                              validate21.at = instancePath + "/timeZones/" + i2;
                                              return false;
                                            } else {
                                              if (data17.id !== void 0) {
                                                let data18 = data17.id;
                                                const _errs37 = errors;
                                                if (errors === _errs37) {
                                                  if (typeof data18 === "string") {
                                                    if (data18.length < 1) {
                                                      validate21.at = instancePath + "/timeZones/" + i2 + "/id";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/timeZones/" + i2 + "/id";
                                                    return false;
                                                  }
                                                }
                                                var valid5 = _errs37 === errors;
                                              } else {
                                                var valid5 = true;
                                              }
                                              if (valid5) {
                                                if (data17.title !== void 0) {
                                                  let data19 = data17.title;
                                                  const _errs39 = errors;
                                                  if (errors === _errs39) {
                                                    if (typeof data19 === "string") {
                                                      if (data19.length < 1) {
                                                        validate21.at = instancePath + "/timeZones/" + i2 + "/title";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/timeZones/" + i2 + "/title";
                                                      return false;
                                                    }
                                                  }
                                                  var valid5 = _errs39 === errors;
                                                } else {
                                                  var valid5 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/timeZones/" + i2;
                                            return false;
                                          }
                                        }
                                        var valid4 = _errs35 === errors;
                                        if (!valid4) {
                                          break;
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/timeZones";
                                      return false;
                                    }
                                  }
                                  var valid0 = _errs33 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.version !== void 0) {
                                    let data20 = data.version;
                                    const _errs41 = errors;
                                    if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                      validate21.at = instancePath + "/version";
                                      return false;
                                    }
                                    if (errors === _errs41) {
                                      if (typeof data20 == "number" && isFinite(data20)) {
                                        if (data20 < 0 || isNaN(data20)) {
                                          validate21.at = instancePath + "/version";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid0 = _errs41 === errors;
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
isCompany.removable = ["/fineBasisPoints", "/interestBasisPoints", "/address", "/taxNumber", "/logo", "/timeZones", "/timeZones/*"];
export {
  isCompany
};
