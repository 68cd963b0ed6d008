// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isImportUndone = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.removed === void 0 && (missing0 = "removed") || data.keptCount === void 0 && (missing0 = "keptCount") || data.kept === void 0 && (missing0 = "kept")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.removed !== void 0) {
          let data0 = data.removed;
          const _errs1 = errors;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            validate21.at = instancePath + "/removed";
            return false;
          }
          if (errors === _errs1) {
            if (typeof data0 == "number" && isFinite(data0)) {
              if (data0 < 0 || isNaN(data0)) {
                validate21.at = instancePath + "/removed";
                return false;
              }
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.keptCount !== void 0) {
            let data1 = data.keptCount;
            const _errs3 = errors;
            if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
              validate21.at = instancePath + "/keptCount";
              return false;
            }
            if (errors === _errs3) {
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 < 0 || isNaN(data1)) {
                  validate21.at = instancePath + "/keptCount";
                  return false;
                }
              }
            }
            var valid0 = _errs3 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.kept !== void 0) {
              let data2 = data.kept;
              const _errs5 = errors;
              if (errors === _errs5) {
                if (Array.isArray(data2)) {
                  if (data2.length > 100) {
                    validate21.at = instancePath + "/kept";
                    return false;
                  } else {
                    var valid1 = true;
                    const len0 = data2.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data3 = data2[i0];
                      const _errs7 = errors;
                      if (errors === _errs7) {
                        if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                          let missing1;
                          if (data3.id === void 0 && (missing1 = "id") || data3.kind === void 0 && (missing1 = "kind") || data3.status === void 0 && (missing1 = "status") || data3.counterparty === void 0 && (missing1 = "counterparty") || data3.category === void 0 && (missing1 = "category") || data3.form === void 0 && (missing1 = "form") || data3.issuedOn === void 0 && (missing1 = "issuedOn") || data3.dueOn === void 0 && (missing1 = "dueOn") || data3.effectiveDueOn === void 0 && (missing1 = "effectiveDueOn") || data3.amountCents === void 0 && (missing1 = "amountCents")) {
                            validate21.at = instancePath + "/kept/" + i0;
                            return false;
                          } else {
                            if (data3.id !== void 0) {
                              let data4 = data3.id;
                              const _errs9 = errors;
                              if (errors === _errs9) {
                                if (typeof data4 === "string") {
                                  if (data4.length < 1) {
                                    validate21.at = instancePath + "/kept/" + i0 + "/id";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/kept/" + i0 + "/id";
                                  return false;
                                }
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data3.kind !== void 0) {
                                let data5 = data3.kind;
                                const _errs11 = errors;
                                if (typeof data5 !== "string") {
                                  validate21.at = instancePath + "/kept/" + i0 + "/kind";
                                  return false;
                                }
                                if (!(data5 === "receivable" || data5 === "payable")) {
                                  validate21.at = instancePath + "/kept/" + i0 + "/kind";
                                  return false;
                                }
                                var valid2 = _errs11 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data3.status !== void 0) {
                                  let data6 = data3.status;
                                  const _errs13 = errors;
                                  if (typeof data6 !== "string") {
                                    validate21.at = instancePath + "/kept/" + i0 + "/status";
                                    return false;
                                  }
                                  if (!(data6 === "open" || data6 === "today" || data6 === "overdue" || data6 === "paid")) {
                                    validate21.at = instancePath + "/kept/" + i0 + "/status";
                                    return false;
                                  }
                                  var valid2 = _errs13 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data3.counterparty !== void 0) {
                                    const _errs15 = errors;
                                    if (typeof data3.counterparty !== "string") {
                                      validate21.at = instancePath + "/kept/" + i0 + "/counterparty";
                                      return false;
                                    }
                                    var valid2 = _errs15 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data3.category !== void 0) {
                                      const _errs17 = errors;
                                      if (typeof data3.category !== "string") {
                                        validate21.at = instancePath + "/kept/" + i0 + "/category";
                                        return false;
                                      }
                                      var valid2 = _errs17 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data3.form !== void 0) {
                                        const _errs19 = errors;
                                        if (typeof data3.form !== "string") {
                                          validate21.at = instancePath + "/kept/" + i0 + "/form";
                                          return false;
                                        }
                                        var valid2 = _errs19 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data3.document !== void 0) {
                                          const _errs21 = errors;
                                          if (typeof data3.document !== "string") {
                                            validate21.at = instancePath + "/kept/" + i0 + "/document";
                                            return false;
                                          }
                                          var valid2 = _errs21 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data3.installment !== void 0) {
                                            let data11 = data3.installment;
                                            const _errs23 = errors;
                                            if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                              validate21.at = instancePath + "/kept/" + i0 + "/installment";
                                              return false;
                                            }
                                            if (errors === _errs23) {
                                              if (typeof data11 == "number" && isFinite(data11)) {
                                                if (data11 < 1 || isNaN(data11)) {
                                                  validate21.at = instancePath + "/kept/" + i0 + "/installment";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid2 = _errs23 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data3.installments !== void 0) {
                                              let data12 = data3.installments;
                                              const _errs25 = errors;
                                              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                                                validate21.at = instancePath + "/kept/" + i0 + "/installments";
                                                return false;
                                              }
                                              if (errors === _errs25) {
                                                if (typeof data12 == "number" && isFinite(data12)) {
                                                  if (data12 < 1 || isNaN(data12)) {
                                                    validate21.at = instancePath + "/kept/" + i0 + "/installments";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid2 = _errs25 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data3.issuedOn !== void 0) {
                                                let data13 = data3.issuedOn;
                                                const _errs27 = errors;
                                                if (errors === _errs27) {
                                                  if (errors === _errs27) {
                                                    if (typeof data13 === "string") {
                                                      if (!formats0.test(data13)) {
                                                        validate21.at = instancePath + "/kept/" + i0 + "/issuedOn";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/kept/" + i0 + "/issuedOn";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid2 = _errs27 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data3.dueOn !== void 0) {
                                                  let data14 = data3.dueOn;
                                                  const _errs29 = errors;
                                                  if (errors === _errs29) {
                                                    if (errors === _errs29) {
                                                      if (typeof data14 === "string") {
                                                        if (!formats0.test(data14)) {
                                                          validate21.at = instancePath + "/kept/" + i0 + "/dueOn";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/kept/" + i0 + "/dueOn";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid2 = _errs29 === errors;
                                                } else {
                                                  var valid2 = true;
                                                }
                                                if (valid2) {
                                                  if (data3.effectiveDueOn !== void 0) {
                                                    let data15 = data3.effectiveDueOn;
                                                    const _errs31 = errors;
                                                    if (errors === _errs31) {
                                                      if (errors === _errs31) {
                                                        if (typeof data15 === "string") {
                                                          if (!formats0.test(data15)) {
                                                            validate21.at = instancePath + "/kept/" + i0 + "/effectiveDueOn";
                                                            return false;
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/kept/" + i0 + "/effectiveDueOn";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid2 = _errs31 === errors;
                                                  } else {
                                                    var valid2 = true;
                                                  }
                                                  if (valid2) {
                                                    if (data3.paidOn !== void 0) {
                                                      let data16 = data3.paidOn;
                                                      const _errs33 = errors;
                                                      if (typeof data16 !== "string" && data16 !== null) {
                                                        validate21.at = instancePath + "/kept/" + i0 + "/paidOn";
                                                        return false;
                                                      }
                                                      if (errors === _errs33) {
                                                        if (errors === _errs33) {
                                                          if (typeof data16 === "string") {
                                                            if (!formats0.test(data16)) {
                                                              validate21.at = instancePath + "/kept/" + i0 + "/paidOn";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid2 = _errs33 === errors;
                                                    } else {
                                                      var valid2 = true;
                                                    }
                                                    if (valid2) {
                                                      if (data3.amountCents !== void 0) {
                                                        let data17 = data3.amountCents;
                                                        const _errs35 = errors;
                                                        if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                                          validate21.at = instancePath + "/kept/" + i0 + "/amountCents";
                                                          return false;
                                                        }
                                                        var valid2 = _errs35 === errors;
                                                      } else {
                                                        var valid2 = true;
                                                      }
                                                      if (valid2) {
                                                        if (data3.paidCents !== void 0) {
                                                          let data18 = data3.paidCents;
                                                          const _errs37 = errors;
                                                          if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18)) && data18 !== null) {
                                                            validate21.at = instancePath + "/kept/" + i0 + "/paidCents";
                                                            return false;
                                                          }
                                                          var valid2 = _errs37 === errors;
                                                        } else {
                                                          var valid2 = true;
                                                        }
                                                        if (valid2) {
                                                          if (data3.openCents !== void 0) {
                                                            let data19 = data3.openCents;
                                                            const _errs39 = errors;
                                                            if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                                                              validate21.at = instancePath + "/kept/" + i0 + "/openCents";
                                                              return false;
                                                            }
                                                            if (errors === _errs39) {
                                                              if (typeof data19 == "number" && isFinite(data19)) {
                                                                if (data19 < 0 || isNaN(data19)) {
                                                                  validate21.at = instancePath + "/kept/" + i0 + "/openCents";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid2 = _errs39 === errors;
                                                          } else {
                                                            var valid2 = true;
                                                          }
                                                          if (valid2) {
                                                            if (data3.note !== void 0) {
                                                              const _errs41 = errors;
                                                              if (typeof data3.note !== "string") {
                                                                validate21.at = instancePath + "/kept/" + i0 + "/note";
                                                                return false;
                                                              }
                                                              var valid2 = _errs41 === errors;
                                                            } else {
                                                              var valid2 = true;
                                                            }
                                                            if (valid2) {
                                                              if (data3.lateDays !== void 0) {
                                                                let data21 = data3.lateDays;
                                                                const _errs43 = errors;
                                                                if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                                                  validate21.at = instancePath + "/kept/" + i0 + "/lateDays";
                                                                  return false;
                                                                }
                                                                if (errors === _errs43) {
                                                                  if (typeof data21 == "number" && isFinite(data21)) {
                                                                    if (data21 < 0 || isNaN(data21)) {
                                                                      validate21.at = instancePath + "/kept/" + i0 + "/lateDays";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid2 = _errs43 === errors;
                                                              } else {
                                                                var valid2 = true;
                                                              }
                                                              if (valid2) {
                                                                if (data3.occurrence !== void 0) {
                                                                  let data22 = data3.occurrence;
                                                                  const _errs45 = errors;
                                                                  if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                                    validate21.at = instancePath + "/kept/" + i0 + "/occurrence";
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs45) {
                                                                    if (typeof data22 == "number" && isFinite(data22)) {
                                                                      if (data22 < 1 || isNaN(data22)) {
                                                                        validate21.at = instancePath + "/kept/" + i0 + "/occurrence";
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid2 = _errs45 === errors;
                                                                } else {
                                                                  var valid2 = true;
                                                                }
                                                                if (valid2) {
                                                                  if (data3.hasPayment !== void 0) {
                                                                    const _errs47 = errors;
                                                                    if (typeof data3.hasPayment !== "boolean") {
                                                                      validate21.at = instancePath + "/kept/" + i0 + "/hasPayment";
                                                                      return false;
                                                                    }
                                                                    var valid2 = _errs47 === errors;
                                                                  } else {
                                                                    var valid2 = true;
                                                                  }
                                                                  if (valid2) {
                                                                    if (data3.seriesId !== void 0) {
                                                                      let data24 = data3.seriesId;
                                                                      const _errs49 = errors;
                                                                      if (errors === _errs49) {
                                                                        if (typeof data24 === "string") {
                                                                          if (data24.length < 1) {
                                                                            validate21.at = instancePath + "/kept/" + i0 + "/seriesId";
                                                                            return false;
                                                                          }
                                                                        } else {
                                                                          validate21.at = instancePath + "/kept/" + i0 + "/seriesId";
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid2 = _errs49 === errors;
                                                                    } else {
                                                                      var valid2 = true;
                                                                    }
                                                                    if (valid2) {
                                                                      if (data3.mayDelete !== void 0) {
                                                                        const _errs51 = errors;
                                                                        if (typeof data3.mayDelete !== "boolean") {
                                                                          validate21.at = instancePath + "/kept/" + i0 + "/mayDelete";
                                                                          return false;
                                                                        }
                                                                        var valid2 = _errs51 === errors;
                                                                      } else {
                                                                        var valid2 = true;
                                                                      }
                                                                      if (valid2) {
                                                                        if (data3.version !== void 0) {
                                                                          let data26 = data3.version;
                                                                          const _errs53 = errors;
                                                                          if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                                            validate21.at = instancePath + "/kept/" + i0 + "/version";
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs53) {
                                                                            if (typeof data26 == "number" && isFinite(data26)) {
                                                                              if (data26 < 1 || isNaN(data26)) {
                                                                                validate21.at = instancePath + "/kept/" + i0 + "/version";
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid2 = _errs53 === errors;
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
                          validate21.at = instancePath + "/kept/" + i0;
                          return false;
                        }
                      }
                      var valid1 = _errs7 === errors;
                      if (!valid1) {
                        break;
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/kept";
                  return false;
                }
              }
              var valid0 = _errs5 === errors;
            } else {
              var valid0 = true;
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
isImportUndone.removable = ["/kept/*", "/kept/*/document", "/kept/*/installment", "/kept/*/installments", "/kept/*/paidOn", "/kept/*/paidCents", "/kept/*/openCents", "/kept/*/note", "/kept/*/lateDays", "/kept/*/occurrence", "/kept/*/hasPayment", "/kept/*/seriesId", "/kept/*/mayDelete", "/kept/*/version"];
export {
  isImportUndone
};
