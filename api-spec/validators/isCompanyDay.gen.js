// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isCompanyDay = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.asOf === void 0 && (missing0 = "asOf") || data.overdue === void 0 && (missing0 = "overdue") || data.days === void 0 && (missing0 = "days")) {
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
          if (data.balance !== void 0) {
            let data1 = data.balance;
            const _errs3 = errors;
            if (errors === _errs3) {
              if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                let missing1;
                if (data1.cents === void 0 && (missing1 = "cents") || data1.openingCents === void 0 && (missing1 = "openingCents") || data1.openingOn === void 0 && (missing1 = "openingOn")) {
                  validate21.at = instancePath + "/balance";
                  return false;
                } else {
                  if (data1.cents !== void 0) {
                    let data2 = data1.cents;
                    const _errs5 = errors;
                    if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                      validate21.at = instancePath + "/balance/cents";
                      return false;
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data1.openingCents !== void 0) {
                      let data3 = data1.openingCents;
                      const _errs7 = errors;
                      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                        validate21.at = instancePath + "/balance/openingCents";
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data1.openingOn !== void 0) {
                        let data4 = data1.openingOn;
                        const _errs9 = errors;
                        if (errors === _errs9) {
                          if (errors === _errs9) {
                            if (typeof data4 === "string") {
                              if (!formats0.test(data4)) {
                                validate21.at = instancePath + "/balance/openingOn";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/balance/openingOn";
                              return false;
                            }
                          }
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data1.link !== void 0) {
                          let data5 = data1.link;
                          const _errs11 = errors;
                          if (errors === _errs11) {
                            if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                              let missing2;
                              if (data5.to === void 0 && (missing2 = "to")) {
                                validate21.at = instancePath + "/balance/link";
                                return false;
                              } else {
                                if (data5.to !== void 0) {
                                  const _errs13 = errors;
                                  if (typeof data5.to !== "string") {
                                    validate21.at = instancePath + "/balance/link/to";
                                    return false;
                                  }
                                  var valid2 = _errs13 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data5.code !== void 0) {
                                    const _errs15 = errors;
                                    if (typeof data5.code !== "string") {
                                      validate21.at = instancePath + "/balance/link/code";
                                      return false;
                                    }
                                    var valid2 = _errs15 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data5.filter !== void 0) {
                                      let data8 = data5.filter;
                                      const _errs17 = errors;
                                      if (errors === _errs17) {
                                        if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                                          for (const key0 in data8) {
                                            const _errs20 = errors;
                                            if (typeof data8[key0] !== "string") {
                                              validate21.at = instancePath + "/balance/link/filter/" + key0.replace(/~/g, "~0").replace(/\//g, "~1");
                                              return false;
                                            }
                                            var valid3 = _errs20 === errors;
                                            if (!valid3) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/balance/link/filter";
                                          return false;
                                        }
                                      }
                                      var valid2 = _errs17 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/balance/link";
                              return false;
                            }
                          }
                          var valid1 = _errs11 === errors;
                        } else {
                          var valid1 = true;
                        }
                      }
                    }
                  }
                }
              } else {
                validate21.at = instancePath + "/balance";
                return false;
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.result !== void 0) {
              let data10 = data.result;
              const _errs22 = errors;
              if (errors === _errs22) {
                if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                  let missing3;
                  if (data10.from === void 0 && (missing3 = "from") || data10.to === void 0 && (missing3 = "to") || data10.count === void 0 && (missing3 = "count") || data10.cents === void 0 && (missing3 = "cents")) {
                    validate21.at = instancePath + "/result";
                    return false;
                  } else {
                    if (data10.from !== void 0) {
                      let data11 = data10.from;
                      const _errs24 = errors;
                      if (errors === _errs24) {
                        if (errors === _errs24) {
                          if (typeof data11 === "string") {
                            if (!formats0.test(data11)) {
                              validate21.at = instancePath + "/result/from";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/result/from";
                            return false;
                          }
                        }
                      }
                      var valid4 = _errs24 === errors;
                    } else {
                      var valid4 = true;
                    }
                    if (valid4) {
                      if (data10.to !== void 0) {
                        let data12 = data10.to;
                        const _errs26 = errors;
                        if (errors === _errs26) {
                          if (errors === _errs26) {
                            if (typeof data12 === "string") {
                              if (!formats0.test(data12)) {
                                validate21.at = instancePath + "/result/to";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/result/to";
                              return false;
                            }
                          }
                        }
                        var valid4 = _errs26 === errors;
                      } else {
                        var valid4 = true;
                      }
                      if (valid4) {
                        if (data10.count !== void 0) {
                          let data13 = data10.count;
                          const _errs28 = errors;
                          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                            validate21.at = instancePath + "/result/count";
                            return false;
                          }
                          if (errors === _errs28) {
                            if (typeof data13 == "number" && isFinite(data13)) {
                              if (data13 < 0 || isNaN(data13)) {
                                validate21.at = instancePath + "/result/count";
                                return false;
                              }
                            }
                          }
                          var valid4 = _errs28 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data10.cents !== void 0) {
                            let data14 = data10.cents;
                            const _errs30 = errors;
                            if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                              validate21.at = instancePath + "/result/cents";
                              return false;
                            }
                            var valid4 = _errs30 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data10.link !== void 0) {
                              let data15 = data10.link;
                              const _errs32 = errors;
                              if (errors === _errs32) {
                                if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                                  let missing4;
                                  if (data15.to === void 0 && (missing4 = "to")) {
                                    validate21.at = instancePath + "/result/link";
                                    return false;
                                  } else {
                                    if (data15.to !== void 0) {
                                      const _errs34 = errors;
                                      if (typeof data15.to !== "string") {
                                        validate21.at = instancePath + "/result/link/to";
                                        return false;
                                      }
                                      var valid5 = _errs34 === errors;
                                    } else {
                                      var valid5 = true;
                                    }
                                    if (valid5) {
                                      if (data15.code !== void 0) {
                                        const _errs36 = errors;
                                        if (typeof data15.code !== "string") {
                                          validate21.at = instancePath + "/result/link/code";
                                          return false;
                                        }
                                        var valid5 = _errs36 === errors;
                                      } else {
                                        var valid5 = true;
                                      }
                                      if (valid5) {
                                        if (data15.filter !== void 0) {
                                          let data18 = data15.filter;
                                          const _errs38 = errors;
                                          if (errors === _errs38) {
                                            if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                              for (const key1 in data18) {
                                                const _errs41 = errors;
                                                if (typeof data18[key1] !== "string") {
                                                  validate21.at = instancePath + "/result/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1");
                                                  return false;
                                                }
                                                var valid6 = _errs41 === errors;
                                                if (!valid6) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/result/link/filter";
                                              return false;
                                            }
                                          }
                                          var valid5 = _errs38 === errors;
                                        } else {
                                          var valid5 = true;
                                        }
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/result/link";
                                  return false;
                                }
                              }
                              var valid4 = _errs32 === errors;
                            } else {
                              var valid4 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/result";
                  return false;
                }
              }
              var valid0 = _errs22 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.overdue !== void 0) {
                let data20 = data.overdue;
                const _errs43 = errors;
                if (errors === _errs43) {
                  if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                    let missing5;
                    if (data20.receivable === void 0 && (missing5 = "receivable") || data20.payable === void 0 && (missing5 = "payable") || data20.entries === void 0 && (missing5 = "entries")) {
                      validate21.at = instancePath + "/overdue";
                      return false;
                    } else {
                      if (data20.receivable !== void 0) {
                        let data21 = data20.receivable;
                        const _errs45 = errors;
                        if (errors === _errs45) {
                          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                            let missing6;
                            if (data21.count === void 0 && (missing6 = "count") || data21.openCents === void 0 && (missing6 = "openCents")) {
                              validate21.at = instancePath + "/overdue/receivable";
                              return false;
                            } else {
                              if (data21.count !== void 0) {
                                let data22 = data21.count;
                                const _errs47 = errors;
                                if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                  validate21.at = instancePath + "/overdue/receivable/count";
                                  return false;
                                }
                                if (errors === _errs47) {
                                  if (typeof data22 == "number" && isFinite(data22)) {
                                    if (data22 < 0 || isNaN(data22)) {
                                      validate21.at = instancePath + "/overdue/receivable/count";
                                      return false;
                                    }
                                  }
                                }
                                var valid8 = _errs47 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data21.openCents !== void 0) {
                                  let data23 = data21.openCents;
                                  const _errs49 = errors;
                                  if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                    validate21.at = instancePath + "/overdue/receivable/openCents";
                                    return false;
                                  }
                                  var valid8 = _errs49 === errors;
                                } else {
                                  var valid8 = true;
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/overdue/receivable";
                            return false;
                          }
                        }
                        var valid7 = _errs45 === errors;
                      } else {
                        var valid7 = true;
                      }
                      if (valid7) {
                        if (data20.payable !== void 0) {
                          let data24 = data20.payable;
                          const _errs51 = errors;
                          if (errors === _errs51) {
                            if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                              let missing7;
                              if (data24.count === void 0 && (missing7 = "count") || data24.openCents === void 0 && (missing7 = "openCents")) {
                                validate21.at = instancePath + "/overdue/payable";
                                return false;
                              } else {
                                if (data24.count !== void 0) {
                                  let data25 = data24.count;
                                  const _errs53 = errors;
                                  if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                    validate21.at = instancePath + "/overdue/payable/count";
                                    return false;
                                  }
                                  if (errors === _errs53) {
                                    if (typeof data25 == "number" && isFinite(data25)) {
                                      if (data25 < 0 || isNaN(data25)) {
                                        validate21.at = instancePath + "/overdue/payable/count";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid9 = _errs53 === errors;
                                } else {
                                  var valid9 = true;
                                }
                                if (valid9) {
                                  if (data24.openCents !== void 0) {
                                    let data26 = data24.openCents;
                                    const _errs55 = errors;
                                    if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                      validate21.at = instancePath + "/overdue/payable/openCents";
                                      return false;
                                    }
                                    var valid9 = _errs55 === errors;
                                  } else {
                                    var valid9 = true;
                                  }
                                }
                              }
                            } else {
                              validate21.at = instancePath + "/overdue/payable";
                              return false;
                            }
                          }
                          var valid7 = _errs51 === errors;
                        } else {
                          var valid7 = true;
                        }
                        if (valid7) {
                          if (data20.entries !== void 0) {
                            let data27 = data20.entries;
                            const _errs57 = errors;
                            if (errors === _errs57) {
                              if (Array.isArray(data27)) {
                                var valid10 = true;
                                const len0 = data27.length;
                                for (let i0 = 0; i0 < len0; i0++) {
                                  let data28 = data27[i0];
                                  const _errs59 = errors;
                                  if (errors === _errs59) {
                                    if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
                                      let missing8;
                                      if (data28.id === void 0 && (missing8 = "id") || data28.kind === void 0 && (missing8 = "kind") || data28.status === void 0 && (missing8 = "status") || data28.counterparty === void 0 && (missing8 = "counterparty") || data28.category === void 0 && (missing8 = "category") || data28.form === void 0 && (missing8 = "form") || data28.issuedOn === void 0 && (missing8 = "issuedOn") || data28.dueOn === void 0 && (missing8 = "dueOn") || data28.effectiveDueOn === void 0 && (missing8 = "effectiveDueOn") || data28.amountCents === void 0 && (missing8 = "amountCents")) {
                                        validate21.at = instancePath + "/overdue/entries/" + i0;
                                        return false;
                                      } else {
                                        if (data28.id !== void 0) {
                                          let data29 = data28.id;
                                          const _errs61 = errors;
                                          if (errors === _errs61) {
                                            if (typeof data29 === "string") {
                                              if (data29.length < 1) {
                                                validate21.at = instancePath + "/overdue/entries/" + i0 + "/id";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/overdue/entries/" + i0 + "/id";
                                              return false;
                                            }
                                          }
                                          var valid11 = _errs61 === errors;
                                        } else {
                                          var valid11 = true;
                                        }
                                        if (valid11) {
                                          if (data28.kind !== void 0) {
                                            let data30 = data28.kind;
                                            const _errs63 = errors;
                                            if (typeof data30 !== "string") {
                                              validate21.at = instancePath + "/overdue/entries/" + i0 + "/kind";
                                              return false;
                                            }
                                            if (!(data30 === "receivable" || data30 === "payable")) {
                                              validate21.at = instancePath + "/overdue/entries/" + i0 + "/kind";
                                              return false;
                                            }
                                            var valid11 = _errs63 === errors;
                                          } else {
                                            var valid11 = true;
                                          }
                                          if (valid11) {
                                            if (data28.status !== void 0) {
                                              let data31 = data28.status;
                                              const _errs65 = errors;
                                              if (typeof data31 !== "string") {
                                                validate21.at = instancePath + "/overdue/entries/" + i0 + "/status";
                                                return false;
                                              }
                                              if (!(data31 === "open" || data31 === "today" || data31 === "overdue" || data31 === "paid")) {
                                                validate21.at = instancePath + "/overdue/entries/" + i0 + "/status";
                                                return false;
                                              }
                                              var valid11 = _errs65 === errors;
                                            } else {
                                              var valid11 = true;
                                            }
                                            if (valid11) {
                                              if (data28.counterparty !== void 0) {
                                                const _errs67 = errors;
                                                if (typeof data28.counterparty !== "string") {
                                                  validate21.at = instancePath + "/overdue/entries/" + i0 + "/counterparty";
                                                  return false;
                                                }
                                                var valid11 = _errs67 === errors;
                                              } else {
                                                var valid11 = true;
                                              }
                                              if (valid11) {
                                                if (data28.category !== void 0) {
                                                  const _errs69 = errors;
                                                  if (typeof data28.category !== "string") {
                                                    validate21.at = instancePath + "/overdue/entries/" + i0 + "/category";
                                                    return false;
                                                  }
                                                  var valid11 = _errs69 === errors;
                                                } else {
                                                  var valid11 = true;
                                                }
                                                if (valid11) {
                                                  if (data28.form !== void 0) {
                                                    const _errs71 = errors;
                                                    if (typeof data28.form !== "string") {
                                                      validate21.at = instancePath + "/overdue/entries/" + i0 + "/form";
                                                      return false;
                                                    }
                                                    var valid11 = _errs71 === errors;
                                                  } else {
                                                    var valid11 = true;
                                                  }
                                                  if (valid11) {
                                                    if (data28.document !== void 0) {
                                                      const _errs73 = errors;
                                                      if (typeof data28.document !== "string") {
                                                        validate21.at = instancePath + "/overdue/entries/" + i0 + "/document";
                                                        return false;
                                                      }
                                                      var valid11 = _errs73 === errors;
                                                    } else {
                                                      var valid11 = true;
                                                    }
                                                    if (valid11) {
                                                      if (data28.installment !== void 0) {
                                                        let data36 = data28.installment;
                                                        const _errs75 = errors;
                                                        if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                                                          validate21.at = instancePath + "/overdue/entries/" + i0 + "/installment";
                                                          return false;
                                                        }
                                                        if (errors === _errs75) {
                                                          if (typeof data36 == "number" && isFinite(data36)) {
                                                            if (data36 < 1 || isNaN(data36)) {
                                                              validate21.at = instancePath + "/overdue/entries/" + i0 + "/installment";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid11 = _errs75 === errors;
                                                      } else {
                                                        var valid11 = true;
                                                      }
                                                      if (valid11) {
                                                        if (data28.installments !== void 0) {
                                                          let data37 = data28.installments;
                                                          const _errs77 = errors;
                                                          if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                                                            validate21.at = instancePath + "/overdue/entries/" + i0 + "/installments";
                                                            return false;
                                                          }
                                                          if (errors === _errs77) {
                                                            if (typeof data37 == "number" && isFinite(data37)) {
                                                              if (data37 < 1 || isNaN(data37)) {
                                                                validate21.at = instancePath + "/overdue/entries/" + i0 + "/installments";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid11 = _errs77 === errors;
                                                        } else {
                                                          var valid11 = true;
                                                        }
                                                        if (valid11) {
                                                          if (data28.issuedOn !== void 0) {
                                                            let data38 = data28.issuedOn;
                                                            const _errs79 = errors;
                                                            if (errors === _errs79) {
                                                              if (errors === _errs79) {
                                                                if (typeof data38 === "string") {
                                                                  if (!formats0.test(data38)) {
                                                                    validate21.at = instancePath + "/overdue/entries/" + i0 + "/issuedOn";
                                                                    return false;
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/overdue/entries/" + i0 + "/issuedOn";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid11 = _errs79 === errors;
                                                          } else {
                                                            var valid11 = true;
                                                          }
                                                          if (valid11) {
                                                            if (data28.dueOn !== void 0) {
                                                              let data39 = data28.dueOn;
                                                              const _errs81 = errors;
                                                              if (errors === _errs81) {
                                                                if (errors === _errs81) {
                                                                  if (typeof data39 === "string") {
                                                                    if (!formats0.test(data39)) {
                                                                      validate21.at = instancePath + "/overdue/entries/" + i0 + "/dueOn";
                                                                      return false;
                                                                    }
                                                                  } else {
                                                                    validate21.at = instancePath + "/overdue/entries/" + i0 + "/dueOn";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid11 = _errs81 === errors;
                                                            } else {
                                                              var valid11 = true;
                                                            }
                                                            if (valid11) {
                                                              if (data28.effectiveDueOn !== void 0) {
                                                                let data40 = data28.effectiveDueOn;
                                                                const _errs83 = errors;
                                                                if (errors === _errs83) {
                                                                  if (errors === _errs83) {
                                                                    if (typeof data40 === "string") {
                                                                      if (!formats0.test(data40)) {
                                                                        validate21.at = instancePath + "/overdue/entries/" + i0 + "/effectiveDueOn";
                                                                        return false;
                                                                      }
                                                                    } else {
                                                                      validate21.at = instancePath + "/overdue/entries/" + i0 + "/effectiveDueOn";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid11 = _errs83 === errors;
                                                              } else {
                                                                var valid11 = true;
                                                              }
                                                              if (valid11) {
                                                                if (data28.paidOn !== void 0) {
                                                                  let data41 = data28.paidOn;
                                                                  const _errs85 = errors;
                                                                  if (typeof data41 !== "string" && data41 !== null) {
                                                                    validate21.at = instancePath + "/overdue/entries/" + i0 + "/paidOn";
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs85) {
                                                                    if (errors === _errs85) {
                                                                      if (typeof data41 === "string") {
                                                                        if (!formats0.test(data41)) {
                                                                          validate21.at = instancePath + "/overdue/entries/" + i0 + "/paidOn";
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid11 = _errs85 === errors;
                                                                } else {
                                                                  var valid11 = true;
                                                                }
                                                                if (valid11) {
                                                                  if (data28.amountCents !== void 0) {
                                                                    let data42 = data28.amountCents;
                                                                    const _errs87 = errors;
                                                                    if (!(typeof data42 == "number" && (!(data42 % 1) && !isNaN(data42)) && isFinite(data42))) {
                                                                      validate21.at = instancePath + "/overdue/entries/" + i0 + "/amountCents";
                                                                      return false;
                                                                    }
                                                                    var valid11 = _errs87 === errors;
                                                                  } else {
                                                                    var valid11 = true;
                                                                  }
                                                                  if (valid11) {
                                                                    if (data28.paidCents !== void 0) {
                                                                      let data43 = data28.paidCents;
                                                                      const _errs89 = errors;
                                                                      if (!(typeof data43 == "number" && (!(data43 % 1) && !isNaN(data43)) && isFinite(data43)) && data43 !== null) {
                                                                        validate21.at = instancePath + "/overdue/entries/" + i0 + "/paidCents";
                                                                        return false;
                                                                      }
                                                                      var valid11 = _errs89 === errors;
                                                                    } else {
                                                                      var valid11 = true;
                                                                    }
                                                                    if (valid11) {
                                                                      if (data28.openCents !== void 0) {
                                                                        let data44 = data28.openCents;
                                                                        const _errs91 = errors;
                                                                        if (!(typeof data44 == "number" && (!(data44 % 1) && !isNaN(data44)) && isFinite(data44))) {
                                                                          validate21.at = instancePath + "/overdue/entries/" + i0 + "/openCents";
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs91) {
                                                                          if (typeof data44 == "number" && isFinite(data44)) {
                                                                            if (data44 < 0 || isNaN(data44)) {
                                                                              validate21.at = instancePath + "/overdue/entries/" + i0 + "/openCents";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid11 = _errs91 === errors;
                                                                      } else {
                                                                        var valid11 = true;
                                                                      }
                                                                      if (valid11) {
                                                                        if (data28.note !== void 0) {
                                                                          const _errs93 = errors;
                                                                          if (typeof data28.note !== "string") {
                                                                            validate21.at = instancePath + "/overdue/entries/" + i0 + "/note";
                                                                            return false;
                                                                          }
                                                                          var valid11 = _errs93 === errors;
                                                                        } else {
                                                                          var valid11 = true;
                                                                        }
                                                                        if (valid11) {
                                                                          if (data28.lateDays !== void 0) {
                                                                            let data46 = data28.lateDays;
                                                                            const _errs95 = errors;
                                                                            if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46))) {
                                                                              validate21.at = instancePath + "/overdue/entries/" + i0 + "/lateDays";
                                                                              return false;
                                                                            }
                                                                            if (errors === _errs95) {
                                                                              if (typeof data46 == "number" && isFinite(data46)) {
                                                                                if (data46 < 0 || isNaN(data46)) {
                                                                                  validate21.at = instancePath + "/overdue/entries/" + i0 + "/lateDays";
                                                                                  return false;
                                                                                }
                                                                              }
                                                                            }
                                                                            var valid11 = _errs95 === errors;
                                                                          } else {
                                                                            var valid11 = true;
                                                                          }
                                                                          if (valid11) {
                                                                            if (data28.occurrence !== void 0) {
                                                                              let data47 = data28.occurrence;
                                                                              const _errs97 = errors;
                                                                              if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
                                                                                validate21.at = instancePath + "/overdue/entries/" + i0 + "/occurrence";
                                                                                return false;
                                                                              }
                                                                              if (errors === _errs97) {
                                                                                if (typeof data47 == "number" && isFinite(data47)) {
                                                                                  if (data47 < 1 || isNaN(data47)) {
                                                                                    validate21.at = instancePath + "/overdue/entries/" + i0 + "/occurrence";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                              var valid11 = _errs97 === errors;
                                                                            } else {
                                                                              var valid11 = true;
                                                                            }
                                                                            if (valid11) {
                                                                              if (data28.hasPayment !== void 0) {
                                                                                const _errs99 = errors;
                                                                                if (typeof data28.hasPayment !== "boolean") {
                                                                                  validate21.at = instancePath + "/overdue/entries/" + i0 + "/hasPayment";
                                                                                  return false;
                                                                                }
                                                                                var valid11 = _errs99 === errors;
                                                                              } else {
                                                                                var valid11 = true;
                                                                              }
                                                                              if (valid11) {
                                                                                if (data28.seriesId !== void 0) {
                                                                                  let data49 = data28.seriesId;
                                                                                  const _errs101 = errors;
                                                                                  if (errors === _errs101) {
                                                                                    if (typeof data49 === "string") {
                                                                                      if (data49.length < 1) {
                                                                                        validate21.at = instancePath + "/overdue/entries/" + i0 + "/seriesId";
                                                                                        return false;
                                                                                      }
                                                                                    } else {
                                                                                      validate21.at = instancePath + "/overdue/entries/" + i0 + "/seriesId";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid11 = _errs101 === errors;
                                                                                } else {
                                                                                  var valid11 = true;
                                                                                }
                                                                                if (valid11) {
                                                                                  if (data28.mayDelete !== void 0) {
                                                                                    const _errs103 = errors;
                                                                                    if (typeof data28.mayDelete !== "boolean") {
                                                                                      validate21.at = instancePath + "/overdue/entries/" + i0 + "/mayDelete";
                                                                                      return false;
                                                                                    }
                                                                                    var valid11 = _errs103 === errors;
                                                                                  } else {
                                                                                    var valid11 = true;
                                                                                  }
                                                                                  if (valid11) {
                                                                                    if (data28.version !== void 0) {
                                                                                      let data51 = data28.version;
                                                                                      const _errs105 = errors;
                                                                                      if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                                                                                        validate21.at = instancePath + "/overdue/entries/" + i0 + "/version";
                                                                                        return false;
                                                                                      }
                                                                                      if (errors === _errs105) {
                                                                                        if (typeof data51 == "number" && isFinite(data51)) {
                                                                                          if (data51 < 1 || isNaN(data51)) {
                                                                                            validate21.at = instancePath + "/overdue/entries/" + i0 + "/version";
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                      var valid11 = _errs105 === errors;
                                                                                    } else {
                                                                                      var valid11 = true;
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
                                      validate21.at = instancePath + "/overdue/entries/" + i0;
                                      return false;
                                    }
                                  }
                                  var valid10 = _errs59 === errors;
                                  if (!valid10) {
                                    break;
                                  }
                                }
                              } else {
                                validate21.at = instancePath + "/overdue/entries";
                                return false;
                              }
                            }
                            var valid7 = _errs57 === errors;
                          } else {
                            var valid7 = true;
                          }
                        }
                      }
                    }
                  } else {
                    validate21.at = instancePath + "/overdue";
                    return false;
                  }
                }
                var valid0 = _errs43 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.days !== void 0) {
                  let data52 = data.days;
                  const _errs107 = errors;
                  if (errors === _errs107) {
                    if (Array.isArray(data52)) {
                      var valid12 = true;
                      const len1 = data52.length;
                      for (let i1 = 0; i1 < len1; i1++) {
                        let data53 = data52[i1];
                        const _errs109 = errors;
                        if (errors === _errs109) {
                          if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                            let missing9;
                            if (data53.day === void 0 && (missing9 = "day") || data53.receivable === void 0 && (missing9 = "receivable") || data53.payable === void 0 && (missing9 = "payable") || data53.entries === void 0 && (missing9 = "entries")) {
                              validate21.at = instancePath + "/days/" + i1;
                              return false;
                            } else {
                              if (data53.day !== void 0) {
                                let data54 = data53.day;
                                const _errs111 = errors;
                                if (errors === _errs111) {
                                  if (errors === _errs111) {
                                    if (typeof data54 === "string") {
                                      if (!formats0.test(data54)) {
                                        validate21.at = instancePath + "/days/" + i1 + "/day";
                                        return false;
                                      }
                                    } else {
                                      validate21.at = instancePath + "/days/" + i1 + "/day";
                                      return false;
                                    }
                                  }
                                }
                                var valid13 = _errs111 === errors;
                              } else {
                                var valid13 = true;
                              }
                              if (valid13) {
                                if (data53.receivable !== void 0) {
                                  let data55 = data53.receivable;
                                  const _errs113 = errors;
                                  if (errors === _errs113) {
                                    if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                                      let missing10;
                                      if (data55.count === void 0 && (missing10 = "count") || data55.openCents === void 0 && (missing10 = "openCents")) {
                                        validate21.at = instancePath + "/days/" + i1 + "/receivable";
                                        return false;
                                      } else {
                                        if (data55.count !== void 0) {
                                          let data56 = data55.count;
                                          const _errs115 = errors;
                                          if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                                            validate21.at = instancePath + "/days/" + i1 + "/receivable/count";
                                            return false;
                                          }
                                          if (errors === _errs115) {
                                            if (typeof data56 == "number" && isFinite(data56)) {
                                              if (data56 < 0 || isNaN(data56)) {
                                                validate21.at = instancePath + "/days/" + i1 + "/receivable/count";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid14 = _errs115 === errors;
                                        } else {
                                          var valid14 = true;
                                        }
                                        if (valid14) {
                                          if (data55.openCents !== void 0) {
                                            let data57 = data55.openCents;
                                            const _errs117 = errors;
                                            if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                                              validate21.at = instancePath + "/days/" + i1 + "/receivable/openCents";
                                              return false;
                                            }
                                            var valid14 = _errs117 === errors;
                                          } else {
                                            var valid14 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.at = instancePath + "/days/" + i1 + "/receivable";
                                      return false;
                                    }
                                  }
                                  var valid13 = _errs113 === errors;
                                } else {
                                  var valid13 = true;
                                }
                                if (valid13) {
                                  if (data53.payable !== void 0) {
                                    let data58 = data53.payable;
                                    const _errs119 = errors;
                                    if (errors === _errs119) {
                                      if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                                        let missing11;
                                        if (data58.count === void 0 && (missing11 = "count") || data58.openCents === void 0 && (missing11 = "openCents")) {
                                          validate21.at = instancePath + "/days/" + i1 + "/payable";
                                          return false;
                                        } else {
                                          if (data58.count !== void 0) {
                                            let data59 = data58.count;
                                            const _errs121 = errors;
                                            if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                                              validate21.at = instancePath + "/days/" + i1 + "/payable/count";
                                              return false;
                                            }
                                            if (errors === _errs121) {
                                              if (typeof data59 == "number" && isFinite(data59)) {
                                                if (data59 < 0 || isNaN(data59)) {
                                                  validate21.at = instancePath + "/days/" + i1 + "/payable/count";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid15 = _errs121 === errors;
                                          } else {
                                            var valid15 = true;
                                          }
                                          if (valid15) {
                                            if (data58.openCents !== void 0) {
                                              let data60 = data58.openCents;
                                              const _errs123 = errors;
                                              if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
                                                validate21.at = instancePath + "/days/" + i1 + "/payable/openCents";
                                                return false;
                                              }
                                              var valid15 = _errs123 === errors;
                                            } else {
                                              var valid15 = true;
                                            }
                                          }
                                        }
                                      } else {
                                        validate21.at = instancePath + "/days/" + i1 + "/payable";
                                        return false;
                                      }
                                    }
                                    var valid13 = _errs119 === errors;
                                  } else {
                                    var valid13 = true;
                                  }
                                  if (valid13) {
                                    if (data53.entries !== void 0) {
                                      let data61 = data53.entries;
                                      const _errs125 = errors;
                                      if (errors === _errs125) {
                                        if (Array.isArray(data61)) {
                                          var valid16 = true;
                                          const len2 = data61.length;
                                          for (let i2 = 0; i2 < len2; i2++) {
                                            let data62 = data61[i2];
                                            const _errs127 = errors;
                                            if (errors === _errs127) {
                                              if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
                                                let missing12;
                                                if (data62.id === void 0 && (missing12 = "id") || data62.kind === void 0 && (missing12 = "kind") || data62.status === void 0 && (missing12 = "status") || data62.counterparty === void 0 && (missing12 = "counterparty") || data62.category === void 0 && (missing12 = "category") || data62.form === void 0 && (missing12 = "form") || data62.issuedOn === void 0 && (missing12 = "issuedOn") || data62.dueOn === void 0 && (missing12 = "dueOn") || data62.effectiveDueOn === void 0 && (missing12 = "effectiveDueOn") || data62.amountCents === void 0 && (missing12 = "amountCents")) {
                                                  validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2;
                                                  return false;
                                                } else {
                                                  if (data62.id !== void 0) {
                                                    let data63 = data62.id;
                                                    const _errs129 = errors;
                                                    if (errors === _errs129) {
                                                      if (typeof data63 === "string") {
                                                        if (data63.length < 1) {
                                                          validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/id";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/id";
                                                        return false;
                                                      }
                                                    }
                                                    var valid17 = _errs129 === errors;
                                                  } else {
                                                    var valid17 = true;
                                                  }
                                                  if (valid17) {
                                                    if (data62.kind !== void 0) {
                                                      let data64 = data62.kind;
                                                      const _errs131 = errors;
                                                      if (typeof data64 !== "string") {
                                                        validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/kind";
                                                        return false;
                                                      }
                                                      if (!(data64 === "receivable" || data64 === "payable")) {
                                                        validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/kind";
                                                        return false;
                                                      }
                                                      var valid17 = _errs131 === errors;
                                                    } else {
                                                      var valid17 = true;
                                                    }
                                                    if (valid17) {
                                                      if (data62.status !== void 0) {
                                                        let data65 = data62.status;
                                                        const _errs133 = errors;
                                                        if (typeof data65 !== "string") {
                                                          validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/status";
                                                          return false;
                                                        }
                                                        if (!(data65 === "open" || data65 === "today" || data65 === "overdue" || data65 === "paid")) {
                                                          validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/status";
                                                          return false;
                                                        }
                                                        var valid17 = _errs133 === errors;
                                                      } else {
                                                        var valid17 = true;
                                                      }
                                                      if (valid17) {
                                                        if (data62.counterparty !== void 0) {
                                                          const _errs135 = errors;
                                                          if (typeof data62.counterparty !== "string") {
                                                            validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/counterparty";
                                                            return false;
                                                          }
                                                          var valid17 = _errs135 === errors;
                                                        } else {
                                                          var valid17 = true;
                                                        }
                                                        if (valid17) {
                                                          if (data62.category !== void 0) {
                                                            const _errs137 = errors;
                                                            if (typeof data62.category !== "string") {
                                                              validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/category";
                                                              return false;
                                                            }
                                                            var valid17 = _errs137 === errors;
                                                          } else {
                                                            var valid17 = true;
                                                          }
                                                          if (valid17) {
                                                            if (data62.form !== void 0) {
                                                              const _errs139 = errors;
                                                              if (typeof data62.form !== "string") {
                                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/form";
                                                                return false;
                                                              }
                                                              var valid17 = _errs139 === errors;
                                                            } else {
                                                              var valid17 = true;
                                                            }
                                                            if (valid17) {
                                                              if (data62.document !== void 0) {
                                                                const _errs141 = errors;
                                                                if (typeof data62.document !== "string") {
                                                                  validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/document";
                                                                  return false;
                                                                }
                                                                var valid17 = _errs141 === errors;
                                                              } else {
                                                                var valid17 = true;
                                                              }
                                                              if (valid17) {
                                                                if (data62.installment !== void 0) {
                                                                  let data70 = data62.installment;
                                                                  const _errs143 = errors;
                                                                  if (!(typeof data70 == "number" && (!(data70 % 1) && !isNaN(data70)) && isFinite(data70))) {
                                                                    validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/installment";
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs143) {
                                                                    if (typeof data70 == "number" && isFinite(data70)) {
                                                                      if (data70 < 1 || isNaN(data70)) {
                                                                        validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/installment";
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid17 = _errs143 === errors;
                                                                } else {
                                                                  var valid17 = true;
                                                                }
                                                                if (valid17) {
                                                                  if (data62.installments !== void 0) {
                                                                    let data71 = data62.installments;
                                                                    const _errs145 = errors;
                                                                    if (!(typeof data71 == "number" && (!(data71 % 1) && !isNaN(data71)) && isFinite(data71))) {
                                                                      validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/installments";
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs145) {
                                                                      if (typeof data71 == "number" && isFinite(data71)) {
                                                                        if (data71 < 1 || isNaN(data71)) {
                                                                          validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/installments";
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid17 = _errs145 === errors;
                                                                  } else {
                                                                    var valid17 = true;
                                                                  }
                                                                  if (valid17) {
                                                                    if (data62.issuedOn !== void 0) {
                                                                      let data72 = data62.issuedOn;
                                                                      const _errs147 = errors;
                                                                      if (errors === _errs147) {
                                                                        if (errors === _errs147) {
                                                                          if (typeof data72 === "string") {
                                                                            if (!formats0.test(data72)) {
                                                                              validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/issuedOn";
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/issuedOn";
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid17 = _errs147 === errors;
                                                                    } else {
                                                                      var valid17 = true;
                                                                    }
                                                                    if (valid17) {
                                                                      if (data62.dueOn !== void 0) {
                                                                        let data73 = data62.dueOn;
                                                                        const _errs149 = errors;
                                                                        if (errors === _errs149) {
                                                                          if (errors === _errs149) {
                                                                            if (typeof data73 === "string") {
                                                                              if (!formats0.test(data73)) {
                                                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/dueOn";
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/dueOn";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid17 = _errs149 === errors;
                                                                      } else {
                                                                        var valid17 = true;
                                                                      }
                                                                      if (valid17) {
                                                                        if (data62.effectiveDueOn !== void 0) {
                                                                          let data74 = data62.effectiveDueOn;
                                                                          const _errs151 = errors;
                                                                          if (errors === _errs151) {
                                                                            if (errors === _errs151) {
                                                                              if (typeof data74 === "string") {
                                                                                if (!formats0.test(data74)) {
                                                                                  validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/effectiveDueOn";
                                                                                  return false;
                                                                                }
                                                                              } else {
                                                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/effectiveDueOn";
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid17 = _errs151 === errors;
                                                                        } else {
                                                                          var valid17 = true;
                                                                        }
                                                                        if (valid17) {
                                                                          if (data62.paidOn !== void 0) {
                                                                            let data75 = data62.paidOn;
                                                                            const _errs153 = errors;
                                                                            if (typeof data75 !== "string" && data75 !== null) {
                                                                              validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/paidOn";
                                                                              return false;
                                                                            }
                                                                            if (errors === _errs153) {
                                                                              if (errors === _errs153) {
                                                                                if (typeof data75 === "string") {
                                                                                  if (!formats0.test(data75)) {
                                                                                    validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/paidOn";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                            var valid17 = _errs153 === errors;
                                                                          } else {
                                                                            var valid17 = true;
                                                                          }
                                                                          if (valid17) {
                                                                            if (data62.amountCents !== void 0) {
                                                                              let data76 = data62.amountCents;
                                                                              const _errs155 = errors;
                                                                              if (!(typeof data76 == "number" && (!(data76 % 1) && !isNaN(data76)) && isFinite(data76))) {
                                                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/amountCents";
                                                                                return false;
                                                                              }
                                                                              var valid17 = _errs155 === errors;
                                                                            } else {
                                                                              var valid17 = true;
                                                                            }
                                                                            if (valid17) {
                                                                              if (data62.paidCents !== void 0) {
                                                                                let data77 = data62.paidCents;
                                                                                const _errs157 = errors;
                                                                                if (!(typeof data77 == "number" && (!(data77 % 1) && !isNaN(data77)) && isFinite(data77)) && data77 !== null) {
                                                                                  validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/paidCents";
                                                                                  return false;
                                                                                }
                                                                                var valid17 = _errs157 === errors;
                                                                              } else {
                                                                                var valid17 = true;
                                                                              }
                                                                              if (valid17) {
                                                                                if (data62.openCents !== void 0) {
                                                                                  let data78 = data62.openCents;
                                                                                  const _errs159 = errors;
                                                                                  if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                                                                                    validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/openCents";
                                                                                    return false;
                                                                                  }
                                                                                  if (errors === _errs159) {
                                                                                    if (typeof data78 == "number" && isFinite(data78)) {
                                                                                      if (data78 < 0 || isNaN(data78)) {
                                                                                        validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/openCents";
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid17 = _errs159 === errors;
                                                                                } else {
                                                                                  var valid17 = true;
                                                                                }
                                                                                if (valid17) {
                                                                                  if (data62.note !== void 0) {
                                                                                    const _errs161 = errors;
                                                                                    if (typeof data62.note !== "string") {
                                                                                      validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/note";
                                                                                      return false;
                                                                                    }
                                                                                    var valid17 = _errs161 === errors;
                                                                                  } else {
                                                                                    var valid17 = true;
                                                                                  }
                                                                                  if (valid17) {
                                                                                    if (data62.lateDays !== void 0) {
                                                                                      let data80 = data62.lateDays;
                                                                                      const _errs163 = errors;
                                                                                      if (!(typeof data80 == "number" && (!(data80 % 1) && !isNaN(data80)) && isFinite(data80))) {
                                                                                        validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/lateDays";
                                                                                        return false;
                                                                                      }
                                                                                      if (errors === _errs163) {
                                                                                        if (typeof data80 == "number" && isFinite(data80)) {
                                                                                          if (data80 < 0 || isNaN(data80)) {
                                                                                            validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/lateDays";
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                      var valid17 = _errs163 === errors;
                                                                                    } else {
                                                                                      var valid17 = true;
                                                                                    }
                                                                                    if (valid17) {
                                                                                      if (data62.occurrence !== void 0) {
                                                                                        let data81 = data62.occurrence;
                                                                                        const _errs165 = errors;
                                                                                        if (!(typeof data81 == "number" && (!(data81 % 1) && !isNaN(data81)) && isFinite(data81))) {
                                                                                          validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/occurrence";
                                                                                          return false;
                                                                                        }
                                                                                        if (errors === _errs165) {
                                                                                          if (typeof data81 == "number" && isFinite(data81)) {
                                                                                            if (data81 < 1 || isNaN(data81)) {
                                                                                              validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/occurrence";
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                        var valid17 = _errs165 === errors;
                                                                                      } else {
                                                                                        var valid17 = true;
                                                                                      }
                                                                                      if (valid17) {
                                                                                        if (data62.hasPayment !== void 0) {
                                                                                          const _errs167 = errors;
                                                                                          if (typeof data62.hasPayment !== "boolean") {
                                                                                            validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/hasPayment";
                                                                                            return false;
                                                                                          }
                                                                                          var valid17 = _errs167 === errors;
                                                                                        } else {
                                                                                          var valid17 = true;
                                                                                        }
                                                                                        if (valid17) {
                                                                                          if (data62.seriesId !== void 0) {
                                                                                            let data83 = data62.seriesId;
                                                                                            const _errs169 = errors;
                                                                                            if (errors === _errs169) {
                                                                                              if (typeof data83 === "string") {
                                                                                                if (data83.length < 1) {
                                                                                                  validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/seriesId";
                                                                                                  return false;
                                                                                                }
                                                                                              } else {
                                                                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/seriesId";
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                            var valid17 = _errs169 === errors;
                                                                                          } else {
                                                                                            var valid17 = true;
                                                                                          }
                                                                                          if (valid17) {
                                                                                            if (data62.mayDelete !== void 0) {
                                                                                              const _errs171 = errors;
                                                                                              if (typeof data62.mayDelete !== "boolean") {
                                                                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/mayDelete";
                                                                                                return false;
                                                                                              }
                                                                                              var valid17 = _errs171 === errors;
                                                                                            } else {
                                                                                              var valid17 = true;
                                                                                            }
                                                                                            if (valid17) {
                                                                                              if (data62.version !== void 0) {
                                                                                                let data85 = data62.version;
                                                                                                const _errs173 = errors;
                                                                                                if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                                                                                                  validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/version";
                                                                                                  return false;
                                                                                                }
                                                                                                if (errors === _errs173) {
                                                                                                  if (typeof data85 == "number" && isFinite(data85)) {
                                                                                                    if (data85 < 1 || isNaN(data85)) {
                                                                                                      validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2 + "/version";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                                var valid17 = _errs173 === errors;
                                                                                              } else {
                                                                                                var valid17 = true;
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
                                                validate21.at = instancePath + "/days/" + i1 + "/entries/" + i2;
                                                return false;
                                              }
                                            }
                                            var valid16 = _errs127 === errors;
                                            if (!valid16) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/days/" + i1 + "/entries";
                                          return false;
                                        }
                                      }
                                      var valid13 = _errs125 === errors;
                                    } else {
                                      var valid13 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.at = instancePath + "/days/" + i1;
                            return false;
                          }
                        }
                        var valid12 = _errs109 === errors;
                        if (!valid12) {
                          break;
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/days";
                      return false;
                    }
                  }
                  var valid0 = _errs107 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.steps !== void 0) {
                    let data86 = data.steps;
                    const _errs175 = errors;
                    if (errors === _errs175) {
                      if (data86 && typeof data86 == "object" && !Array.isArray(data86)) {
                        let missing13;
                        if (data86.openingBalance === void 0 && (missing13 = "openingBalance") || data86.import === void 0 && (missing13 = "import") || data86.entry === void 0 && (missing13 = "entry")) {
                          validate21.at = instancePath + "/steps";
                          return false;
                        } else {
                          if (data86.openingBalance !== void 0) {
                            const _errs177 = errors;
                            if (typeof data86.openingBalance !== "boolean") {
                              validate21.at = instancePath + "/steps/openingBalance";
                              return false;
                            }
                            var valid18 = _errs177 === errors;
                          } else {
                            var valid18 = true;
                          }
                          if (valid18) {
                            if (data86.import !== void 0) {
                              const _errs179 = errors;
                              if (typeof data86.import !== "boolean") {
                                validate21.at = instancePath + "/steps/import";
                                return false;
                              }
                              var valid18 = _errs179 === errors;
                            } else {
                              var valid18 = true;
                            }
                            if (valid18) {
                              if (data86.entry !== void 0) {
                                const _errs181 = errors;
                                if (typeof data86.entry !== "boolean") {
                                  validate21.at = instancePath + "/steps/entry";
                                  return false;
                                }
                                var valid18 = _errs181 === errors;
                              } else {
                                var valid18 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/steps";
                        return false;
                      }
                    }
                    var valid0 = _errs175 === errors;
                  } else {
                    var valid0 = true;
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
isCompanyDay.removable = ["/balance", "/balance/link", "/balance/link/code", "/balance/link/filter", "/result", "/result/link", "/result/link/code", "/result/link/filter", "/overdue/entries/*", "/overdue/entries/*/document", "/overdue/entries/*/installment", "/overdue/entries/*/installments", "/overdue/entries/*/paidOn", "/overdue/entries/*/paidCents", "/overdue/entries/*/openCents", "/overdue/entries/*/note", "/overdue/entries/*/lateDays", "/overdue/entries/*/occurrence", "/overdue/entries/*/hasPayment", "/overdue/entries/*/seriesId", "/overdue/entries/*/mayDelete", "/overdue/entries/*/version", "/days/*", "/days/*/entries/*", "/days/*/entries/*/document", "/days/*/entries/*/installment", "/days/*/entries/*/installments", "/days/*/entries/*/paidOn", "/days/*/entries/*/paidCents", "/days/*/entries/*/openCents", "/days/*/entries/*/note", "/days/*/entries/*/lateDays", "/days/*/entries/*/occurrence", "/days/*/entries/*/hasPayment", "/days/*/entries/*/seriesId", "/days/*/entries/*/mayDelete", "/days/*/entries/*/version", "/steps"];
export {
  isCompanyDay
};
