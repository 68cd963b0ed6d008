// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isDashboard = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
var pattern4 = new RegExp("^[A-Z]{3}$", "u");
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.title === void 0 && (missing0 = "title") || data.asOf === void 0 && (missing0 = "asOf") || data.generatedAt === void 0 && (missing0 = "generatedAt") || data.timeZone === void 0 && (missing0 = "timeZone") || data.currency === void 0 && (missing0 = "currency") || data.period === void 0 && (missing0 = "period") || data.widgets === void 0 && (missing0 = "widgets")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.code !== void 0) {
          let data0 = data.code;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (typeof data0 === "string") {
              if (data0.length < 1) {
                validate21.at = instancePath + "/code";
                return false;
              }
            } else {
              validate21.at = instancePath + "/code";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.title !== void 0) {
            const _errs3 = errors;
            if (typeof data.title !== "string") {
              validate21.at = instancePath + "/title";
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.asOf !== void 0) {
              let data2 = data.asOf;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (errors === _errs5) {
                  if (typeof data2 === "string") {
                    if (!formats0.test(data2)) {
                      validate21.at = instancePath + "/asOf";
                      return false;
                    }
                  } else {
                    validate21.at = instancePath + "/asOf";
                    return false;
                  }
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.generatedAt !== void 0) {
                const _errs7 = errors;
                if (errors === _errs7) {
                  if (errors === _errs7) {
                    if (!(typeof data.generatedAt === "string")) {
                      validate21.at = instancePath + "/generatedAt";
                      return false;
                    }
                  }
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.timeZone !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.timeZone !== "string") {
                    validate21.at = instancePath + "/timeZone";
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.currency !== void 0) {
                    let data5 = data.currency;
                    const _errs11 = errors;
                    if (errors === _errs11) {
                      if (typeof data5 === "string") {
                        if (!pattern4.test(data5)) {
                          validate21.at = instancePath + "/currency";
                          return false;
                        }
                      } else {
                        validate21.at = instancePath + "/currency";
                        return false;
                      }
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.weekStartsOn !== void 0) {
                      let data6 = data.weekStartsOn;
                      const _errs13 = errors;
                      if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                        validate21.at = instancePath + "/weekStartsOn";
                        return false;
                      }
                      if (errors === _errs13) {
                        if (typeof data6 == "number" && isFinite(data6)) {
                          if (data6 > 7 || isNaN(data6)) {
                            validate21.at = instancePath + "/weekStartsOn";
                            return false;
                          } else {
                            if (data6 < 1 || isNaN(data6)) {
                              validate21.at = instancePath + "/weekStartsOn";
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.period !== void 0) {
                        let data7 = data.period;
                        const _errs15 = errors;
                        if (errors === _errs15) {
                          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                            let missing1;
                            if (data7.key === void 0 && (missing1 = "key") || data7.from === void 0 && (missing1 = "from") || data7.to === void 0 && (missing1 = "to")) {
                              validate21.at = instancePath + "/period";
                              return false;
                            } else {
                              if (data7.key !== void 0) {
                                const _errs17 = errors;
                                if (typeof data7.key !== "string") {
                                  validate21.at = instancePath + "/period/key";
                                  return false;
                                }
                                var valid1 = _errs17 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data7.from !== void 0) {
                                  let data9 = data7.from;
                                  const _errs19 = errors;
                                  if (errors === _errs19) {
                                    if (errors === _errs19) {
                                      if (typeof data9 === "string") {
                                        if (!formats0.test(data9)) {
                                          validate21.at = instancePath + "/period/from";
                                          return false;
                                        }
                                      } else {
                                        validate21.at = instancePath + "/period/from";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid1 = _errs19 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data7.to !== void 0) {
                                    let data10 = data7.to;
                                    const _errs21 = errors;
                                    if (errors === _errs21) {
                                      if (errors === _errs21) {
                                        if (typeof data10 === "string") {
                                          if (!formats0.test(data10)) {
                                            validate21.at = instancePath + "/period/to";
                                            return false;
                                          }
                                        } else {
                                          validate21.at = instancePath + "/period/to";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid1 = _errs21 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data7.complete !== void 0) {
                                      const _errs23 = errors;
                                      if (typeof data7.complete !== "boolean") {
                                        validate21.at = instancePath + "/period/complete";
                                        return false;
                                      }
                                      var valid1 = _errs23 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data7.before !== void 0) {
                                        let data12 = data7.before;
                                        const _errs25 = errors;
                                        if (errors === _errs25) {
                                          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                            let missing2;
                                            if (data12.from === void 0 && (missing2 = "from") || data12.to === void 0 && (missing2 = "to")) {
                                              validate21.at = instancePath + "/period/before";
                                              return false;
                                            } else {
                                              if (data12.from !== void 0) {
                                                let data13 = data12.from;
                                                const _errs27 = errors;
                                                if (errors === _errs27) {
                                                  if (errors === _errs27) {
                                                    if (typeof data13 === "string") {
                                                      if (!formats0.test(data13)) {
                                                        validate21.at = instancePath + "/period/before/from";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/period/before/from";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid2 = _errs27 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data12.to !== void 0) {
                                                  let data14 = data12.to;
                                                  const _errs29 = errors;
                                                  if (errors === _errs29) {
                                                    if (errors === _errs29) {
                                                      if (typeof data14 === "string") {
                                                        if (!formats0.test(data14)) {
                                                          validate21.at = instancePath + "/period/before/to";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/period/before/to";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs29 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/period/before";
                                            return false;
                                          }
                                        }
                                        var valid1 = _errs25 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/period";
                            return false;
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.accounts !== void 0) {
                          let data15 = data.accounts;
                          const _errs31 = errors;
                          if (errors === _errs31) {
                            if (Array.isArray(data15)) {
                              if (data15.length > 1e3) {
                                validate21.at = instancePath + "/accounts";
                                return false;
                              } else {
                                var valid3 = true;
                                const len0 = data15.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data16 = data15[i0];
                                  const _errs33 = errors;
                                  if (errors === _errs33) {
                                    if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                      let missing3;
                                      if (data16.id === void 0 && (missing3 = "id") || data16.name === void 0 && (missing3 = "name")) {
                                        validate21.at = instancePath + "/accounts/" + i0;
                                        return false;
                                      } else {
                                        if (data16.id !== void 0) {
                                          let data17 = data16.id;
                                          const _errs35 = errors;
                                          if (errors === _errs35) {
                                            if (typeof data17 === "string") {
                                              if (data17.length < 1) {
                                                validate21.at = instancePath + "/accounts/" + i0 + "/id";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/accounts/" + i0 + "/id";
                                              return false;
                                            }
                                          }
                                          var valid4 = _errs35 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (data16.name !== void 0) {
                                            let data18 = data16.name;
                                            const _errs37 = errors;
                                            if (errors === _errs37) {
                                              if (typeof data18 === "string") {
                                                if (data18.length < 1) {
                                                  validate21.at = instancePath + "/accounts/" + i0 + "/name";
                                                  return false;
                                                }
                                              } else {
                                                validate21.at = instancePath + "/accounts/" + i0 + "/name";
                                                return false;
                                              }
                                            }
                                            var valid4 = _errs37 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/accounts/" + i0;
                                      return false;
                                    }
                                  }
                                  var valid3 = _errs33 === errors;
                                  if (!valid3) {
                                    break;
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/accounts";
                              return false;
                            }
                          }
                          var valid0 = _errs31 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.accountId !== void 0) {
                            const _errs39 = errors;
                            if (typeof data.accountId !== "string") {
                              validate21.at = instancePath + "/accountId";
                              return false;
                            }
                            var valid0 = _errs39 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.widgets !== void 0) {
                              let data20 = data.widgets;
                              const _errs41 = errors;
                              if (errors === _errs41) {
                                if (Array.isArray(data20)) {
                                  if (data20.length > 100) {
                                    validate21.at = instancePath + "/widgets";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/widgets";
                                  return false;
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isDashboard.removable = ["/weekStartsOn", "/period/complete", "/period/before", "/accounts", "/accounts/*", "/accountId", "/widgets/*"];
export {
  isDashboard
};
