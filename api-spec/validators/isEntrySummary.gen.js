// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEntrySummary = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.asOf === void 0 && (missing0 = "asOf") || data.weekStartsOn === void 0 && (missing0 = "weekStartsOn") || data.counts === void 0 && (missing0 = "counts") || data.open === void 0 && (missing0 = "open") || data.overdue === void 0 && (missing0 = "overdue") || data.paid === void 0 && (missing0 = "paid") || data.groups === void 0 && (missing0 = "groups")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.asOf !== void 0) {
          let data0 = data.asOf;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (!formats0.test(data0)) {
                  validate21.at = instancePath + "/asOf";
                  return false;
                }
              } else {
                validate21.at = instancePath + "/asOf";
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.weekStartsOn !== void 0) {
            let data1 = data.weekStartsOn;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate21.at = instancePath + "/weekStartsOn";
              return false;
            }
            if (errors === _errs3) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 7 || isNaN(data1)) {
                  validate21.at = instancePath + "/weekStartsOn";
                  return false;
                } else {
                  if (data1 < 1 || isNaN(data1)) {
                    validate21.at = instancePath + "/weekStartsOn";
                    return false;
                  }
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.counts !== void 0) {
              let data2 = data.counts;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                  let missing1;
                  if (data2.payable === void 0 && (missing1 = "payable") || data2.receivable === void 0 && (missing1 = "receivable") || data2.overdue === void 0 && (missing1 = "overdue") || data2.paid === void 0 && (missing1 = "paid") || data2.all === void 0 && (missing1 = "all")) {
                    validate21.at = instancePath + "/counts";
                    return false;
                  } else {
                    if (data2.payable !== void 0) {
                      let data3 = data2.payable;
                      const _errs7 = errors;
                      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                        validate21.at = instancePath + "/counts/payable";
                        return false;
                      }
                      if (errors === _errs7) {
                        if (typeof data3 == "number" && isFinite(data3)) {
                          if (data3 < 0 || isNaN(data3)) {
                            validate21.at = instancePath + "/counts/payable";
                            return false;
                          }
                        }
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data2.receivable !== void 0) {
                        let data4 = data2.receivable;
                        const _errs9 = errors;
                        if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                          validate21.at = instancePath + "/counts/receivable";
                          return false;
                        }
                        if (errors === _errs9) {
                          if (typeof data4 == "number" && isFinite(data4)) {
                            if (data4 < 0 || isNaN(data4)) {
                              validate21.at = instancePath + "/counts/receivable";
                              return false;
                            }
                          }
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data2.overdue !== void 0) {
                          let data5 = data2.overdue;
                          const _errs11 = errors;
                          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                            validate21.at = instancePath + "/counts/overdue";
                            return false;
                          }
                          if (errors === _errs11) {
                            if (typeof data5 == "number" && isFinite(data5)) {
                              if (data5 < 0 || isNaN(data5)) {
                                validate21.at = instancePath + "/counts/overdue";
                                return false;
                              }
                            }
                          }
                          var valid1 = _errs11 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data2.paid !== void 0) {
                            let data6 = data2.paid;
                            const _errs13 = errors;
                            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                              validate21.at = instancePath + "/counts/paid";
                              return false;
                            }
                            if (errors === _errs13) {
                              if (typeof data6 == "number" && isFinite(data6)) {
                                if (data6 < 0 || isNaN(data6)) {
                                  validate21.at = instancePath + "/counts/paid";
                                  return false;
                                }
                              }
                            }
                            var valid1 = _errs13 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data2.all !== void 0) {
                              let data7 = data2.all;
                              const _errs15 = errors;
                              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                validate21.at = instancePath + "/counts/all";
                                return false;
                              }
                              if (errors === _errs15) {
                                if (typeof data7 == "number" && isFinite(data7)) {
                                  if (data7 < 0 || isNaN(data7)) {
                                    validate21.at = instancePath + "/counts/all";
                                    return false;
                                  }
                                }
                              }
                              var valid1 = _errs15 === errors;
                            } else {
                              var valid1 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/counts";
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.open !== void 0) {
                let data8 = data.open;
                const _errs17 = errors;
                const _errs18 = errors;
                if (errors === _errs18) {
                  if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                    let missing2;
                    if (data8.receivableCents === void 0 && (missing2 = "receivableCents") || data8.payableCents === void 0 && (missing2 = "payableCents")) {
                      validate21.at = instancePath + "/open";
                      return false;
                    } else {
                      if (data8.receivableCents !== void 0) {
                        let data9 = data8.receivableCents;
                        const _errs20 = errors;
                        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                          validate21.at = instancePath + "/open/receivableCents";
                          return false;
                        }
                        var valid3 = _errs20 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data8.payableCents !== void 0) {
                          let data10 = data8.payableCents;
                          const _errs22 = errors;
                          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                            validate21.at = instancePath + "/open/payableCents";
                            return false;
                          }
                          var valid3 = _errs22 === errors;
                        } else {
                          var valid3 = true;
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/open";
                    return false;
                  }
                }
                var valid0 = _errs17 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.overdue !== void 0) {
                  let data11 = data.overdue;
                  const _errs24 = errors;
                  const _errs25 = errors;
                  if (errors === _errs25) {
                    if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                      let missing3;
                      if (data11.receivableCents === void 0 && (missing3 = "receivableCents") || data11.payableCents === void 0 && (missing3 = "payableCents")) {
                        validate21.at = instancePath + "/overdue";
                        return false;
                      } else {
                        if (data11.receivableCents !== void 0) {
                          let data12 = data11.receivableCents;
                          const _errs27 = errors;
                          if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                            validate21.at = instancePath + "/overdue/receivableCents";
                            return false;
                          }
                          var valid5 = _errs27 === errors;
                        } else {
                          var valid5 = true;
                        }
                        if (valid5) {
                          if (data11.payableCents !== void 0) {
                            let data13 = data11.payableCents;
                            const _errs29 = errors;
                            if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                              validate21.at = instancePath + "/overdue/payableCents";
                              return false;
                            }
                            var valid5 = _errs29 === errors;
                          } else {
                            var valid5 = true;
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/overdue";
                      return false;
                    }
                  }
                  var valid0 = _errs24 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.paid !== void 0) {
                    let data14 = data.paid;
                    const _errs31 = errors;
                    if (errors === _errs31) {
                      if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                        let missing4;
                        if (data14.from === void 0 && (missing4 = "from") || data14.to === void 0 && (missing4 = "to") || data14.receivableCents === void 0 && (missing4 = "receivableCents") || data14.payableCents === void 0 && (missing4 = "payableCents")) {
                          validate21.at = instancePath + "/paid";
                          return false;
                        } else {
                          if (data14.from !== void 0) {
                            let data15 = data14.from;
                            const _errs33 = errors;
                            if (errors === _errs33) {
                              if (errors === _errs33) {
                                if (typeof data15 === "string") {
                                  if (!formats0.test(data15)) {
                                    validate21.at = instancePath + "/paid/from";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/paid/from";
                                  return false;
                                }
                              }
                            }
                            var valid6 = _errs33 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data14.to !== void 0) {
                              let data16 = data14.to;
                              const _errs35 = errors;
                              if (errors === _errs35) {
                                if (errors === _errs35) {
                                  if (typeof data16 === "string") {
                                    if (!formats0.test(data16)) {
                                      validate21.at = instancePath + "/paid/to";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/paid/to";
                                    return false;
                                  }
                                }
                              }
                              var valid6 = _errs35 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data14.receivableCents !== void 0) {
                                let data17 = data14.receivableCents;
                                const _errs37 = errors;
                                if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                  validate21.at = instancePath + "/paid/receivableCents";
                                  return false;
                                }
                                var valid6 = _errs37 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data14.payableCents !== void 0) {
                                  let data18 = data14.payableCents;
                                  const _errs39 = errors;
                                  if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                    validate21.at = instancePath + "/paid/payableCents";
                                    return false;
                                  }
                                  var valid6 = _errs39 === errors;
                                } else {
                                  var valid6 = true;
                                }
                              }
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/paid";
                        return false;
                      }
                    }
                    var valid0 = _errs31 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.groups !== void 0) {
                      let data19 = data.groups;
                      const _errs41 = errors;
                      if (errors === _errs41) {
                        if (Array.isArray(data19)) {
                          var valid7 = true;
                          const len0 = data19.length;
                          for (let i0 = 0; i0 < len0; i0++) {
                            let data20 = data19[i0];
                            const _errs43 = errors;
                            if (errors === _errs43) {
                              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                                let missing5;
                                if (data20.group === void 0 && (missing5 = "group") || data20.receivable === void 0 && (missing5 = "receivable") || data20.payable === void 0 && (missing5 = "payable")) {
                                  validate21.at = instancePath + "/groups/" + i0;
                                  return false;
                                } else {
                                  if (data20.group !== void 0) {
                                    const _errs45 = errors;
                                    if (typeof data20.group !== "string") {
                                      validate21.at = instancePath + "/groups/" + i0 + "/group";
                                      return false;
                                    }
                                    var valid8 = _errs45 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data20.receivable !== void 0) {
                                      let data22 = data20.receivable;
                                      const _errs47 = errors;
                                      if (errors === _errs47) {
                                        if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                                          let missing6;
                                          if (data22.count === void 0 && (missing6 = "count") || data22.openCents === void 0 && (missing6 = "openCents")) {
                                            validate21.at = instancePath + "/groups/" + i0 + "/receivable";
                                            return false;
                                          } else {
                                            if (data22.count !== void 0) {
                                              let data23 = data22.count;
                                              const _errs49 = errors;
                                              if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                validate21.at = instancePath + "/groups/" + i0 + "/receivable/count";
                                                return false;
                                              }
                                              if (errors === _errs49) {
                                                if (typeof data23 == "number" && isFinite(data23)) {
                                                  if (data23 < 0 || isNaN(data23)) {
                                                    validate21.at = instancePath + "/groups/" + i0 + "/receivable/count";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid9 = _errs49 === errors;
                                            } else {
                                              var valid9 = true;
                                            }
                                            if (valid9) {
                                              if (data22.openCents !== void 0) {
                                                let data24 = data22.openCents;
                                                const _errs51 = errors;
                                                if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                  validate21.at = instancePath + "/groups/" + i0 + "/receivable/openCents";
                                                  return false;
                                                }
                                                var valid9 = _errs51 === errors;
                                              } else {
                                                var valid9 = true;
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/groups/" + i0 + "/receivable";
                                          return false;
                                        }
                                      }
                                      var valid8 = _errs47 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                    if (valid8) {
                                      if (data20.payable !== void 0) {
                                        let data25 = data20.payable;
                                        const _errs53 = errors;
                                        if (errors === _errs53) {
                                          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                                            let missing7;
                                            if (data25.count === void 0 && (missing7 = "count") || data25.openCents === void 0 && (missing7 = "openCents")) {
                                              validate21.at = instancePath + "/groups/" + i0 + "/payable";
                                              return false;
                                            } else {
                                              if (data25.count !== void 0) {
                                                let data26 = data25.count;
                                                const _errs55 = errors;
                                                if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                  validate21.at = instancePath + "/groups/" + i0 + "/payable/count";
                                                  return false;
                                                }
                                                if (errors === _errs55) {
                                                  if (typeof data26 == "number" && isFinite(data26)) {
                                                    if (data26 < 0 || isNaN(data26)) {
                                                      validate21.at = instancePath + "/groups/" + i0 + "/payable/count";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid10 = _errs55 === errors;
                                              } else {
                                                var valid10 = true;
                                              }
                                              if (valid10) {
                                                if (data25.openCents !== void 0) {
                                                  let data27 = data25.openCents;
                                                  const _errs57 = errors;
                                                  if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                    validate21.at = instancePath + "/groups/" + i0 + "/payable/openCents";
                                                    return false;
                                                  }
                                                  var valid10 = _errs57 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/groups/" + i0 + "/payable";
                                            return false;
                                          }
                                        }
                                        var valid8 = _errs53 === errors;
                                      } else {
                                        var valid8 = true;
                                      }
                                    }
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/groups/" + i0;
                                return false;
                              }
                            }
                            var valid7 = _errs43 === errors;
                            if (!valid7) {
                              break;
                            }
                          }
                        } else {
                          validate21.at = instancePath + "/groups";
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
    } else {
      validate21.at = instancePath;
      return false;
    }
  }
  return errors === 0;
}
isEntrySummary.removable = ["/groups/*"];
export {
  isEntrySummary
};
