// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEntry = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id") || data.kind === void 0 && (missing0 = "kind") || data.status === void 0 && (missing0 = "status") || data.counterparty === void 0 && (missing0 = "counterparty") || data.category === void 0 && (missing0 = "category") || data.form === void 0 && (missing0 = "form") || data.issuedOn === void 0 && (missing0 = "issuedOn") || data.dueOn === void 0 && (missing0 = "dueOn") || data.effectiveDueOn === void 0 && (missing0 = "effectiveDueOn") || data.amountCents === void 0 && (missing0 = "amountCents")) {
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
          if (data.kind !== void 0) {
            let data1 = data.kind;
            const _errs3 = errors;
            if (typeof data1 !== "string") {
              validate21.at = instancePath + "/kind";
              return false;
            }
            if (!(data1 === "receivable" || data1 === "payable")) {
              validate21.at = instancePath + "/kind";
              return false;
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.status !== void 0) {
              let data2 = data.status;
              const _errs5 = errors;
              if (typeof data2 !== "string") {
                validate21.at = instancePath + "/status";
                return false;
              }
              if (!(data2 === "open" || data2 === "today" || data2 === "overdue" || data2 === "paid")) {
                validate21.at = instancePath + "/status";
                return false;
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.counterparty !== void 0) {
                const _errs7 = errors;
                if (typeof data.counterparty !== "string") {
                  validate21.at = instancePath + "/counterparty";
                  return false;
                }
                var valid0 = _errs7 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.category !== void 0) {
                  const _errs9 = errors;
                  if (typeof data.category !== "string") {
                    validate21.at = instancePath + "/category";
                    return false;
                  }
                  var valid0 = _errs9 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.form !== void 0) {
                    const _errs11 = errors;
                    if (typeof data.form !== "string") {
                      validate21.at = instancePath + "/form";
                      return false;
                    }
                    var valid0 = _errs11 === errors;
                  } else {
                    var valid0 = true;
                  }
                  if (valid0) {
                    if (data.document !== void 0) {
                      const _errs13 = errors;
                      if (typeof data.document !== "string") {
                        validate21.at = instancePath + "/document";
                        return false;
                      }
                      var valid0 = _errs13 === errors;
                    } else {
                      var valid0 = true;
                    }
                    if (valid0) {
                      if (data.installment !== void 0) {
                        let data7 = data.installment;
                        const _errs15 = errors;
                        if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                          validate21.at = instancePath + "/installment";
                          return false;
                        }
                        if (errors === _errs15) {
                          if (typeof data7 == "number" && isFinite(data7)) {
                            if (data7 < 1 || isNaN(data7)) {
                              validate21.at = instancePath + "/installment";
                              return false;
                            }
                          }
                        }
                        var valid0 = _errs15 === errors;
                      } else {
                        var valid0 = true;
                      }
                      if (valid0) {
                        if (data.installments !== void 0) {
                          let data8 = data.installments;
                          const _errs17 = errors;
                          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                            validate21.at = instancePath + "/installments";
                            return false;
                          }
                          if (errors === _errs17) {
                            if (typeof data8 == "number" && isFinite(data8)) {
                              if (data8 < 1 || isNaN(data8)) {
                                validate21.at = instancePath + "/installments";
                                return false;
                              }
                            }
                          }
                          var valid0 = _errs17 === errors;
                        } else {
                          var valid0 = true;
                        }
                        if (valid0) {
                          if (data.issuedOn !== void 0) {
                            let data9 = data.issuedOn;
                            const _errs19 = errors;
                            if (errors === _errs19) {
                              if (errors === _errs19) {
                                if (typeof data9 === "string") {
                                  if (!formats0.test(data9)) {
                                    validate21.at = instancePath + "/issuedOn";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/issuedOn";
                                  return false;
                                }
                              }
                            }
                            var valid0 = _errs19 === errors;
                          } else {
                            var valid0 = true;
                          }
                          if (valid0) {
                            if (data.dueOn !== void 0) {
                              let data10 = data.dueOn;
                              const _errs21 = errors;
                              if (errors === _errs21) {
                                if (errors === _errs21) {
                                  if (typeof data10 === "string") {
                                    if (!formats0.test(data10)) {
                                      validate21.at = instancePath + "/dueOn";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/dueOn";
                                    return false;
                                  }
                                }
                              }
                              var valid0 = _errs21 === errors;
                            } else {
                              var valid0 = true;
                            }
                            if (valid0) {
                              if (data.effectiveDueOn !== void 0) {
                                let data11 = data.effectiveDueOn;
                                const _errs23 = errors;
                                if (errors === _errs23) {
                                  if (errors === _errs23) {
                                    if (typeof data11 === "string") {
                                      if (!formats0.test(data11)) {
                                        validate21.at = instancePath + "/effectiveDueOn";
                                        return false;
                                      }
                                    } else {
                                      validate21.at = instancePath + "/effectiveDueOn";
                                      return false;
                                    }
                                  }
                                }
                                var valid0 = _errs23 === errors;
                              } else {
                                var valid0 = true;
                              }
                              if (valid0) {
                                if (data.paidOn !== void 0) {
                                  let data12 = data.paidOn;
                                  const _errs25 = errors;
                                  if (typeof data12 !== "string" && data12 !== null) {
                                    validate21.at = instancePath + "/paidOn";
                                    return false;
                                  }
                                  if (errors === _errs25) {
                                    if (errors === _errs25) {
                                      if (typeof data12 === "string") {
                                        if (!formats0.test(data12)) {
                                          validate21.at = instancePath + "/paidOn";
                                          return false;
                                        }
                                      }
                                    }
                                  }
                                  var valid0 = _errs25 === errors;
                                } else {
                                  var valid0 = true;
                                }
                                if (valid0) {
                                  if (data.amountCents !== void 0) {
                                    let data13 = data.amountCents;
                                    const _errs27 = errors;
                                    if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                      validate21.at = instancePath + "/amountCents";
                                      return false;
                                    }
                                    var valid0 = _errs27 === errors;
                                  } else {
                                    var valid0 = true;
                                  }
                                  if (valid0) {
                                    if (data.paidCents !== void 0) {
                                      let data14 = data.paidCents;
                                      const _errs29 = errors;
                                      if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14)) && data14 !== null) {
                                        validate21.at = instancePath + "/paidCents";
                                        return false;
                                      }
                                      var valid0 = _errs29 === errors;
                                    } else {
                                      var valid0 = true;
                                    }
                                    if (valid0) {
                                      if (data.openCents !== void 0) {
                                        let data15 = data.openCents;
                                        const _errs31 = errors;
                                        if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                          validate21.at = instancePath + "/openCents";
                                          return false;
                                        }
                                        if (errors === _errs31) {
                                          if (typeof data15 == "number" && isFinite(data15)) {
                                            if (data15 < 0 || isNaN(data15)) {
                                              validate21.at = instancePath + "/openCents";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid0 = _errs31 === errors;
                                      } else {
                                        var valid0 = true;
                                      }
                                      if (valid0) {
                                        if (data.note !== void 0) {
                                          const _errs33 = errors;
                                          if (typeof data.note !== "string") {
                                            validate21.at = instancePath + "/note";
                                            return false;
                                          }
                                          var valid0 = _errs33 === errors;
                                        } else {
                                          var valid0 = true;
                                        }
                                        if (valid0) {
                                          if (data.lateDays !== void 0) {
                                            let data17 = data.lateDays;
                                            const _errs35 = errors;
                                            if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                              validate21.at = instancePath + "/lateDays";
                                              return false;
                                            }
                                            if (errors === _errs35) {
                                              if (typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 < 0 || isNaN(data17)) {
                                                  validate21.at = instancePath + "/lateDays";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid0 = _errs35 === errors;
                                          } else {
                                            var valid0 = true;
                                          }
                                          if (valid0) {
                                            if (data.occurrence !== void 0) {
                                              let data18 = data.occurrence;
                                              const _errs37 = errors;
                                              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                validate21.at = instancePath + "/occurrence";
                                                return false;
                                              }
                                              if (errors === _errs37) {
                                                if (typeof data18 == "number" && isFinite(data18)) {
                                                  if (data18 < 1 || isNaN(data18)) {
                                                    validate21.at = instancePath + "/occurrence";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid0 = _errs37 === errors;
                                            } else {
                                              var valid0 = true;
                                            }
                                            if (valid0) {
                                              if (data.hasPayment !== void 0) {
                                                const _errs39 = errors;
                                                if (typeof data.hasPayment !== "boolean") {
                                                  validate21.at = instancePath + "/hasPayment";
                                                  return false;
                                                }
                                                var valid0 = _errs39 === errors;
                                              } else {
                                                var valid0 = true;
                                              }
                                              if (valid0) {
                                                if (data.seriesId !== void 0) {
                                                  let data20 = data.seriesId;
                                                  const _errs41 = errors;
                                                  if (errors === _errs41) {
                                                    if (typeof data20 === "string") {
                                                      if (data20.length < 1) {
                                                        validate21.at = instancePath + "/seriesId";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/seriesId";
                                                      return false;
                                                    }
                                                  }
                                                  var valid0 = _errs41 === errors;
                                                } else {
                                                  var valid0 = true;
                                                }
                                                if (valid0) {
                                                  if (data.mayDelete !== void 0) {
                                                    const _errs43 = errors;
                                                    if (typeof data.mayDelete !== "boolean") {
                                                      validate21.at = instancePath + "/mayDelete";
                                                      return false;
                                                    }
                                                    var valid0 = _errs43 === errors;
                                                  } else {
                                                    var valid0 = true;
                                                  }
                                                  if (valid0) {
                                                    if (data.version !== void 0) {
                                                      let data22 = data.version;
                                                      const _errs45 = errors;
                                                      if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                        validate21.at = instancePath + "/version";
                                                        return false;
                                                      }
                                                      if (errors === _errs45) {
                                                        if (typeof data22 == "number" && isFinite(data22)) {
                                                          if (data22 < 1 || isNaN(data22)) {
                                                            validate21.at = instancePath + "/version";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid0 = _errs45 === errors;
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
isEntry.removable = ["/document", "/installment", "/installments", "/paidOn", "/paidCents", "/openCents", "/note", "/lateDays", "/occurrence", "/hasPayment", "/seriesId", "/mayDelete", "/version"];
export {
  isEntry
};
