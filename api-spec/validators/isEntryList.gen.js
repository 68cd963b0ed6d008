// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEntryList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.entries === void 0 && (missing0 = "entries") || data.total === void 0 && (missing0 = "total")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.entries !== void 0) {
          let data0 = data.entries;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 100) {
                validate21.at = instancePath + "/entries";
                return false;
              } else {
                var valid1 = true;
                const len0 = data0.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data1 = data0[i0];
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                      let missing1;
                      if (data1.id === void 0 && (missing1 = "id") || data1.kind === void 0 && (missing1 = "kind") || data1.status === void 0 && (missing1 = "status") || data1.counterparty === void 0 && (missing1 = "counterparty") || data1.category === void 0 && (missing1 = "category") || data1.form === void 0 && (missing1 = "form") || data1.issuedOn === void 0 && (missing1 = "issuedOn") || data1.dueOn === void 0 && (missing1 = "dueOn") || data1.effectiveDueOn === void 0 && (missing1 = "effectiveDueOn") || data1.amountCents === void 0 && (missing1 = "amountCents")) {
                        validate21.at = instancePath + "/entries/" + i0;
                        return false;
                      } else {
                        if (data1.id !== void 0) {
                          let data2 = data1.id;
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/entries/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/entries/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid2 = _errs5 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.kind !== void 0) {
                            let data3 = data1.kind;
                            const _errs7 = errors;
                            if (typeof data3 !== "string") {
                              validate21.at = instancePath + "/entries/" + i0 + "/kind";
                              return false;
                            }
                            if (!(data3 === "receivable" || data3 === "payable")) {
                              validate21.at = instancePath + "/entries/" + i0 + "/kind";
                              return false;
                            }
                            var valid2 = _errs7 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.status !== void 0) {
                              let data4 = data1.status;
                              const _errs9 = errors;
                              if (typeof data4 !== "string") {
                                validate21.at = instancePath + "/entries/" + i0 + "/status";
                                return false;
                              }
                              if (!(data4 === "open" || data4 === "today" || data4 === "overdue" || data4 === "paid")) {
                                validate21.at = instancePath + "/entries/" + i0 + "/status";
                                return false;
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.counterparty !== void 0) {
                                const _errs11 = errors;
                                if (typeof data1.counterparty !== "string") {
                                  validate21.at = instancePath + "/entries/" + i0 + "/counterparty";
                                  return false;
                                }
                                var valid2 = _errs11 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.category !== void 0) {
                                  const _errs13 = errors;
                                  if (typeof data1.category !== "string") {
                                    validate21.at = instancePath + "/entries/" + i0 + "/category";
                                    return false;
                                  }
                                  var valid2 = _errs13 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.form !== void 0) {
                                    const _errs15 = errors;
                                    if (typeof data1.form !== "string") {
                                      validate21.at = instancePath + "/entries/" + i0 + "/form";
                                      return false;
                                    }
                                    var valid2 = _errs15 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.document !== void 0) {
                                      const _errs17 = errors;
                                      if (typeof data1.document !== "string") {
                                        validate21.at = instancePath + "/entries/" + i0 + "/document";
                                        return false;
                                      }
                                      var valid2 = _errs17 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.installment !== void 0) {
                                        let data9 = data1.installment;
                                        const _errs19 = errors;
                                        if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                          validate21.at = instancePath + "/entries/" + i0 + "/installment";
                                          return false;
                                        }
                                        if (errors === _errs19) {
                                          if (typeof data9 == "number" && isFinite(data9)) {
                                            if (data9 < 1 || isNaN(data9)) {
                                              validate21.at = instancePath + "/entries/" + i0 + "/installment";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid2 = _errs19 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.installments !== void 0) {
                                          let data10 = data1.installments;
                                          const _errs21 = errors;
                                          if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                            validate21.at = instancePath + "/entries/" + i0 + "/installments";
                                            return false;
                                          }
                                          if (errors === _errs21) {
                                            if (typeof data10 == "number" && isFinite(data10)) {
                                              if (data10 < 1 || isNaN(data10)) {
                                                validate21.at = instancePath + "/entries/" + i0 + "/installments";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid2 = _errs21 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.issuedOn !== void 0) {
                                            let data11 = data1.issuedOn;
                                            const _errs23 = errors;
                                            if (errors === _errs23) {
                                              if (errors === _errs23) {
                                                if (typeof data11 === "string") {
                                                  if (!formats0.test(data11)) {
                                                    validate21.at = instancePath + "/entries/" + i0 + "/issuedOn";
                                                    return false;
                                                  }
                                                } else {
                                                  validate21.at = instancePath + "/entries/" + i0 + "/issuedOn";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid2 = _errs23 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data1.dueOn !== void 0) {
                                              let data12 = data1.dueOn;
                                              const _errs25 = errors;
                                              if (errors === _errs25) {
                                                if (errors === _errs25) {
                                                  if (typeof data12 === "string") {
                                                    if (!formats0.test(data12)) {
                                                      validate21.at = instancePath + "/entries/" + i0 + "/dueOn";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/entries/" + i0 + "/dueOn";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid2 = _errs25 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data1.effectiveDueOn !== void 0) {
                                                let data13 = data1.effectiveDueOn;
                                                const _errs27 = errors;
                                                if (errors === _errs27) {
                                                  if (errors === _errs27) {
                                                    if (typeof data13 === "string") {
                                                      if (!formats0.test(data13)) {
                                                        validate21.at = instancePath + "/entries/" + i0 + "/effectiveDueOn";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/entries/" + i0 + "/effectiveDueOn";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid2 = _errs27 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data1.paidOn !== void 0) {
                                                  let data14 = data1.paidOn;
                                                  const _errs29 = errors;
                                                  if (typeof data14 !== "string" && data14 !== null) {
                                                    validate21.at = instancePath + "/entries/" + i0 + "/paidOn";
                                                    return false;
                                                  }
                                                  if (errors === _errs29) {
                                                    if (errors === _errs29) {
                                                      if (typeof data14 === "string") {
                                                        if (!formats0.test(data14)) {
                                                          validate21.at = instancePath + "/entries/" + i0 + "/paidOn";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs29 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data1.amountCents !== void 0) {
                                                    let data15 = data1.amountCents;
                                                    const _errs31 = errors;
                                                    if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                                      validate21.at = instancePath + "/entries/" + i0 + "/amountCents";
                                                      return false;
                                                    }
                                                    var valid2 = _errs31 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                  if (valid2) {
                                                    if (data1.paidCents !== void 0) {
                                                      let data16 = data1.paidCents;
                                                      const _errs33 = errors;
                                                      if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16)) && data16 !== null) {
                                                        validate21.at = instancePath + "/entries/" + i0 + "/paidCents";
                                                        return false;
                                                      }
                                                      var valid2 = _errs33 === errors;
                                                    } else {
                                                      var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                      if (data1.openCents !== void 0) {
                                                        let data17 = data1.openCents;
                                                        const _errs35 = errors;
                                                        if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                          validate21.at = instancePath + "/entries/" + i0 + "/openCents";
                                                          return false;
                                                        }
                                                        if (errors === _errs35) {
                                                          if (typeof data17 == "number" && isFinite(data17)) {
                                                            if (data17 < 0 || isNaN(data17)) {
                                                              validate21.at = instancePath + "/entries/" + i0 + "/openCents";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid2 = _errs35 === errors;
                                                      } else {
                                                        var valid2 = true;
                                                      }
                                                      if (valid2) {
                                                        if (data1.note !== void 0) {
                                                          const _errs37 = errors;
                                                          if (typeof data1.note !== "string") {
                                                            validate21.at = instancePath + "/entries/" + i0 + "/note";
                                                            return false;
                                                          }
                                                          var valid2 = _errs37 === errors;
                                                        } else {
                                                          var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                          if (data1.lateDays !== void 0) {
                                                            let data19 = data1.lateDays;
                                                            const _errs39 = errors;
                                                            if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                              validate21.at = instancePath + "/entries/" + i0 + "/lateDays";
                                                              return false;
                                                            }
                                                            if (errors === _errs39) {
                                                              if (typeof data19 == "number" && isFinite(data19)) {
                                                                if (data19 < 0 || isNaN(data19)) {
                                                                  validate21.at = instancePath + "/entries/" + i0 + "/lateDays";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid2 = _errs39 === errors;
                                                          } else {
                                                            var valid2 = true;
                                                          }
                                                          if (valid2) {
                                                            if (data1.occurrence !== void 0) {
                                                              let data20 = data1.occurrence;
                                                              const _errs41 = errors;
                                                              if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                                                validate21.at = instancePath + "/entries/" + i0 + "/occurrence";
                                                                return false;
                                                              }
                                                              if (errors === _errs41) {
                                                                if (typeof data20 == "number" && isFinite(data20)) {
                                                                  if (data20 < 1 || isNaN(data20)) {
                                                                    validate21.at = instancePath + "/entries/" + i0 + "/occurrence";
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid2 = _errs41 === errors;
                                                            } else {
                                                              var valid2 = true;
                                                            }
                                                            if (valid2) {
                                                              if (data1.hasPayment !== void 0) {
                                                                const _errs43 = errors;
                                                                if (typeof data1.hasPayment !== "boolean") {
                                                                  validate21.at = instancePath + "/entries/" + i0 + "/hasPayment";
                                                                  return false;
                                                                }
                                                                var valid2 = _errs43 === errors;
                                                              } else {
                                                                var valid2 = true;
                                                              }
                                                              if (valid2) {
                                                                if (data1.seriesId !== void 0) {
                                                                  let data22 = data1.seriesId;
                                                                  const _errs45 = errors;
                                                                  if (errors === _errs45) {
                                                                    if (typeof data22 === "string") {
                                                                      if (data22.length < 1) {
                                                                        validate21.at = instancePath + "/entries/" + i0 + "/seriesId";
                                                                        return false;
                                                                      }
                                                                    } else {
                                                                      validate21.at = instancePath + "/entries/" + i0 + "/seriesId";
                                                                      return false;
                                                                    }
                                                                  }
                                                                  var valid2 = _errs45 === errors;
                                                                } else {
                                                                  var valid2 = true;
                                                                }
                                                                if (valid2) {
                                                                  if (data1.mayDelete !== void 0) {
                                                                    const _errs47 = errors;
                                                                    if (typeof data1.mayDelete !== "boolean") {
                                                                      validate21.at = instancePath + "/entries/" + i0 + "/mayDelete";
                                                                      return false;
                                                                    }
                                                                    var valid2 = _errs47 === errors;
                                                                  } else {
                                                                    var valid2 = true;
                                                                  }
                                                                  if (valid2) {
                                                                    if (data1.version !== void 0) {
                                                                      let data24 = data1.version;
                                                                      const _errs49 = errors;
                                                                      if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                                        validate21.at = instancePath + "/entries/" + i0 + "/version";
                                                                        return false;
                                                                      }
                                                                      if (errors === _errs49) {
                                                                        if (typeof data24 == "number" && isFinite(data24)) {
                                                                          if (data24 < 1 || isNaN(data24)) {
                                                                            validate21.at = instancePath + "/entries/" + i0 + "/version";
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid2 = _errs49 === errors;
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
                      validate21.at = instancePath + "/entries/" + i0;
                      return false;
                    }
                  }
                  var valid1 = _errs3 === errors;
                  if (!valid1) {
                    break;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/entries";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.total !== void 0) {
            let data25 = data.total;
            const _errs51 = errors;
            if (errors === _errs51) {
              if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
                let missing2;
                if (data25.count === void 0 && (missing2 = "count") || data25.amountCents === void 0 && (missing2 = "amountCents") || data25.paidCents === void 0 && (missing2 = "paidCents")) {
                  validate21.at = instancePath + "/total";
                  return false;
                } else {
                  if (data25.count !== void 0) {
                    let data26 = data25.count;
                    const _errs53 = errors;
                    if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                      validate21.at = instancePath + "/total/count";
                      return false;
                    }
                    if (errors === _errs53) {
                      if (typeof data26 == "number" && isFinite(data26)) {
                        if (data26 < 0 || isNaN(data26)) {
                          validate21.at = instancePath + "/total/count";
                          return false;
                        }
                      }
                    }
                    var valid3 = _errs53 === errors;
                  } else {
                    var valid3 = true;
                  }
                  if (valid3) {
                    if (data25.amountCents !== void 0) {
                      let data27 = data25.amountCents;
                      const _errs55 = errors;
                      if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                        validate21.at = instancePath + "/total/amountCents";
                        return false;
                      }
                      var valid3 = _errs55 === errors;
                    } else {
                      var valid3 = true;
                    }
                    if (valid3) {
                      if (data25.paidCents !== void 0) {
                        let data28 = data25.paidCents;
                        const _errs57 = errors;
                        if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                          validate21.at = instancePath + "/total/paidCents";
                          return false;
                        }
                        var valid3 = _errs57 === errors;
                      } else {
                        var valid3 = true;
                      }
                      if (valid3) {
                        if (data25.receivableCents !== void 0) {
                          let data29 = data25.receivableCents;
                          const _errs59 = errors;
                          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                            validate21.at = instancePath + "/total/receivableCents";
                            return false;
                          }
                          var valid3 = _errs59 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data25.receivablePaidCents !== void 0) {
                            let data30 = data25.receivablePaidCents;
                            const _errs61 = errors;
                            if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                              validate21.at = instancePath + "/total/receivablePaidCents";
                              return false;
                            }
                            var valid3 = _errs61 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data25.openCents !== void 0) {
                              let data31 = data25.openCents;
                              const _errs63 = errors;
                              if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                validate21.at = instancePath + "/total/openCents";
                                return false;
                              }
                              if (errors === _errs63) {
                                if (typeof data31 == "number" && isFinite(data31)) {
                                  if (data31 < 0 || isNaN(data31)) {
                                    validate21.at = instancePath + "/total/openCents";
                                    return false;
                                  }
                                }
                              }
                              var valid3 = _errs63 === errors;
                            } else {
                              var valid3 = true;
                            }
                          }
                        }
                      }
                    }
                  }
                }
              } else {
                validate21.at = instancePath + "/total";
                return false;
              }
            }
            var valid0 = _errs51 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.next !== void 0) {
              let data32 = data.next;
              const _errs65 = errors;
              if (typeof data32 !== "string" && data32 !== null) {
                validate21.at = instancePath + "/next";
                return false;
              }
              var valid0 = _errs65 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.previous !== void 0) {
                let data33 = data.previous;
                const _errs67 = errors;
                if (typeof data33 !== "string" && data33 !== null) {
                  validate21.at = instancePath + "/previous";
                  return false;
                }
                var valid0 = _errs67 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.offset !== void 0) {
                  let data34 = data.offset;
                  const _errs69 = errors;
                  if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                    validate21.at = instancePath + "/offset";
                    return false;
                  }
                  if (errors === _errs69) {
                    if (typeof data34 == "number" && isFinite(data34)) {
                      if (data34 < 0 || isNaN(data34)) {
                        validate21.at = instancePath + "/offset";
                        return false;
                      }
                    }
                  }
                  var valid0 = _errs69 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.asOf !== void 0) {
                    let data35 = data.asOf;
                    const _errs71 = errors;
                    if (errors === _errs71) {
                      if (errors === _errs71) {
                        if (typeof data35 === "string") {
                          if (!formats0.test(data35)) {
                            validate21.at = instancePath + "/asOf";
                            return false;
                          }
                        } else {
                          validate21.at = instancePath + "/asOf";
                          return false;
                        }
                      }
                    }
                    var valid0 = _errs71 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.weekStartsOn !== void 0) {
                      let data36 = data.weekStartsOn;
                      const _errs73 = errors;
                      if (!(typeof data36 == "number" && (!(data36 % 1) && !isNaN(data36)) && isFinite(data36))) {
                        validate21.at = instancePath + "/weekStartsOn";
                        return false;
                      }
                      if (errors === _errs73) {
                        if (typeof data36 == "number" && isFinite(data36)) {
                          if (data36 > 7 || isNaN(data36)) {
                            validate21.at = instancePath + "/weekStartsOn";
                            return false;
                          } else {
                            if (data36 < 1 || isNaN(data36)) {
                              validate21.at = instancePath + "/weekStartsOn";
                              return false;
                            }
                          }
                        }
                      }
                      var valid0 = _errs73 === errors;
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
isEntryList.removable = ["/entries/*", "/entries/*/document", "/entries/*/installment", "/entries/*/installments", "/entries/*/paidOn", "/entries/*/paidCents", "/entries/*/openCents", "/entries/*/note", "/entries/*/lateDays", "/entries/*/occurrence", "/entries/*/hasPayment", "/entries/*/seriesId", "/entries/*/mayDelete", "/entries/*/version", "/total/receivableCents", "/total/receivablePaidCents", "/total/openCents", "/next", "/previous", "/offset", "/asOf", "/weekStartsOn"];
export {
  isEntryList
};
