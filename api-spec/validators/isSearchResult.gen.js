// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isSearchResult = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.names === void 0 && (missing0 = "names") || data.entries === void 0 && (missing0 = "entries")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.names !== void 0) {
          let data0 = data.names;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              if (data0.length > 20) {
                validate21.at = instancePath + "/names";
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
                      if (data1.counterparty === void 0 && (missing1 = "counterparty") || data1.count === void 0 && (missing1 = "count") || data1.open === void 0 && (missing1 = "open")) {
                        validate21.at = instancePath + "/names/" + i0;
                        return false;
                      } else {
                        if (data1.counterparty !== void 0) {
                          let data2 = data1.counterparty;
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (typeof data2 === "string") {
                              if (data2.length < 1) {
                                validate21.at = instancePath + "/names/" + i0 + "/counterparty";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/names/" + i0 + "/counterparty";
                              return false;
                            }
                          }
                          var valid2 = _errs5 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.count !== void 0) {
                            let data3 = data1.count;
                            const _errs7 = errors;
                            if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                              validate21.at = instancePath + "/names/" + i0 + "/count";
                              return false;
                            }
                            if (errors === _errs7) {
                              if (typeof data3 == "number" && isFinite(data3)) {
                                if (data3 < 1 || isNaN(data3)) {
                                  validate21.at = instancePath + "/names/" + i0 + "/count";
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs7 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.open !== void 0) {
                              let data4 = data1.open;
                              const _errs9 = errors;
                              const _errs10 = errors;
                              if (errors === _errs10) {
                                if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                                  let missing2;
                                  if (data4.receivableCents === void 0 && (missing2 = "receivableCents") || data4.payableCents === void 0 && (missing2 = "payableCents")) {
                                    validate21.at = instancePath + "/names/" + i0 + "/open";
                                    return false;
                                  } else {
                                    if (data4.receivableCents !== void 0) {
                                      let data5 = data4.receivableCents;
                                      const _errs12 = errors;
                                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                        validate21.at = instancePath + "/names/" + i0 + "/open/receivableCents";
                                        return false;
                                      }
                                      var valid4 = _errs12 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data4.payableCents !== void 0) {
                                        let data6 = data4.payableCents;
                                        const _errs14 = errors;
                                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                          validate21.at = instancePath + "/names/" + i0 + "/open/payableCents";
                                          return false;
                                        }
                                        var valid4 = _errs14 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                    }
                                  }
                                } else {
                                  validate21.at = instancePath + "/names/" + i0 + "/open";
                                  return false;
                                }
                              }
                              var valid2 = _errs9 === errors;
                            } else {
                              var valid2 = true;
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/names/" + i0;
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
              validate21.at = instancePath + "/names";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.hasMoreNames !== void 0) {
            const _errs16 = errors;
            if (typeof data.hasMoreNames !== "boolean") {
              validate21.at = instancePath + "/hasMoreNames";
              return false;
            }
            var valid0 = _errs16 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.entries !== void 0) {
              let data8 = data.entries;
              const _errs18 = errors;
              if (errors === _errs18) {
                if (Array.isArray(data8)) {
                  if (data8.length > 20) {
                    validate21.at = instancePath + "/entries";
                    return false;
                  } else {
                    var valid5 = true;
                    const len1 = data8.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data9 = data8[i1];
                      const _errs20 = errors;
                      if (errors === _errs20) {
                        if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                          let missing3;
                          if (data9.id === void 0 && (missing3 = "id") || data9.kind === void 0 && (missing3 = "kind") || data9.status === void 0 && (missing3 = "status") || data9.counterparty === void 0 && (missing3 = "counterparty") || data9.category === void 0 && (missing3 = "category") || data9.form === void 0 && (missing3 = "form") || data9.issuedOn === void 0 && (missing3 = "issuedOn") || data9.dueOn === void 0 && (missing3 = "dueOn") || data9.effectiveDueOn === void 0 && (missing3 = "effectiveDueOn") || data9.amountCents === void 0 && (missing3 = "amountCents")) {
                            validate21.at = instancePath + "/entries/" + i1;
                            return false;
                          } else {
                            if (data9.id !== void 0) {
                              let data10 = data9.id;
                              const _errs22 = errors;
                              if (errors === _errs22) {
                                if (typeof data10 === "string") {
                                  if (data10.length < 1) {
                                    validate21.at = instancePath + "/entries/" + i1 + "/id";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/entries/" + i1 + "/id";
                                  return false;
                                }
                              }
                              var valid6 = _errs22 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data9.kind !== void 0) {
                                let data11 = data9.kind;
                                const _errs24 = errors;
                                if (typeof data11 !== "string") {
                                  validate21.at = instancePath + "/entries/" + i1 + "/kind";
                                  return false;
                                }
                                if (!(data11 === "receivable" || data11 === "payable")) {
                                  validate21.at = instancePath + "/entries/" + i1 + "/kind";
                                  return false;
                                }
                                var valid6 = _errs24 === errors;
                              } else {
                                var valid6 = true;
                              }
                              if (valid6) {
                                if (data9.status !== void 0) {
                                  let data12 = data9.status;
                                  const _errs26 = errors;
                                  if (typeof data12 !== "string") {
                                    validate21.at = instancePath + "/entries/" + i1 + "/status";
                                    return false;
                                  }
                                  if (!(data12 === "open" || data12 === "today" || data12 === "overdue" || data12 === "paid")) {
                                    validate21.at = instancePath + "/entries/" + i1 + "/status";
                                    return false;
                                  }
                                  var valid6 = _errs26 === errors;
                                } else {
                                  var valid6 = true;
                                }
                                if (valid6) {
                                  if (data9.counterparty !== void 0) {
                                    const _errs28 = errors;
                                    if (typeof data9.counterparty !== "string") {
                                      validate21.at = instancePath + "/entries/" + i1 + "/counterparty";
                                      return false;
                                    }
                                    var valid6 = _errs28 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                  if (valid6) {
                                    if (data9.category !== void 0) {
                                      const _errs30 = errors;
                                      if (typeof data9.category !== "string") {
                                        validate21.at = instancePath + "/entries/" + i1 + "/category";
                                        return false;
                                      }
                                      var valid6 = _errs30 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data9.form !== void 0) {
                                        const _errs32 = errors;
                                        if (typeof data9.form !== "string") {
                                          validate21.at = instancePath + "/entries/" + i1 + "/form";
                                          return false;
                                        }
                                        var valid6 = _errs32 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                      if (valid6) {
                                        if (data9.document !== void 0) {
                                          const _errs34 = errors;
                                          if (typeof data9.document !== "string") {
                                            validate21.at = instancePath + "/entries/" + i1 + "/document";
                                            return false;
                                          }
                                          var valid6 = _errs34 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data9.installment !== void 0) {
                                            let data17 = data9.installment;
                                            const _errs36 = errors;
                                            if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                                              validate21.at = instancePath + "/entries/" + i1 + "/installment";
                                              return false;
                                            }
                                            if (errors === _errs36) {
                                              if (typeof data17 == "number" && isFinite(data17)) {
                                                if (data17 < 1 || isNaN(data17)) {
                                                  validate21.at = instancePath + "/entries/" + i1 + "/installment";
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid6 = _errs36 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                          if (valid6) {
                                            if (data9.installments !== void 0) {
                                              let data18 = data9.installments;
                                              const _errs38 = errors;
                                              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                                                validate21.at = instancePath + "/entries/" + i1 + "/installments";
                                                return false;
                                              }
                                              if (errors === _errs38) {
                                                if (typeof data18 == "number" && isFinite(data18)) {
                                                  if (data18 < 1 || isNaN(data18)) {
                                                    validate21.at = instancePath + "/entries/" + i1 + "/installments";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid6 = _errs38 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                            if (valid6) {
                                              if (data9.issuedOn !== void 0) {
                                                let data19 = data9.issuedOn;
                                                const _errs40 = errors;
                                                if (errors === _errs40) {
                                                  if (errors === _errs40) {
                                                    if (typeof data19 === "string") {
                                                      if (!formats0.test(data19)) {
                                                        validate21.at = instancePath + "/entries/" + i1 + "/issuedOn";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/entries/" + i1 + "/issuedOn";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid6 = _errs40 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                              if (valid6) {
                                                if (data9.dueOn !== void 0) {
                                                  let data20 = data9.dueOn;
                                                  const _errs42 = errors;
                                                  if (errors === _errs42) {
                                                    if (errors === _errs42) {
                                                      if (typeof data20 === "string") {
                                                        if (!formats0.test(data20)) {
                                                          validate21.at = instancePath + "/entries/" + i1 + "/dueOn";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/entries/" + i1 + "/dueOn";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid6 = _errs42 === errors;
                                                } else {
                                                  var valid6 = true;
                                                }
                                                if (valid6) {
                                                  if (data9.effectiveDueOn !== void 0) {
                                                    let data21 = data9.effectiveDueOn;
                                                    const _errs44 = errors;
                                                    if (errors === _errs44) {
                                                      if (errors === _errs44) {
                                                        if (typeof data21 === "string") {
                                                          if (!formats0.test(data21)) {
                                                            validate21.at = instancePath + "/entries/" + i1 + "/effectiveDueOn";
                                                            return false;
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/entries/" + i1 + "/effectiveDueOn";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid6 = _errs44 === errors;
                                                  } else {
                                                    var valid6 = true;
                                                  }
                                                  if (valid6) {
                                                    if (data9.paidOn !== void 0) {
                                                      let data22 = data9.paidOn;
                                                      const _errs46 = errors;
                                                      if (typeof data22 !== "string" && data22 !== null) {
                                                        validate21.at = instancePath + "/entries/" + i1 + "/paidOn";
                                                        return false;
                                                      }
                                                      if (errors === _errs46) {
                                                        if (errors === _errs46) {
                                                          if (typeof data22 === "string") {
                                                            if (!formats0.test(data22)) {
                                                              validate21.at = instancePath + "/entries/" + i1 + "/paidOn";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                      }
                                                      var valid6 = _errs46 === errors;
                                                    } else {
                                                      var valid6 = true;
                                                    }
                                                    if (valid6) {
                                                      if (data9.amountCents !== void 0) {
                                                        let data23 = data9.amountCents;
                                                        const _errs48 = errors;
                                                        if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                          validate21.at = instancePath + "/entries/" + i1 + "/amountCents";
                                                          return false;
                                                        }
                                                        var valid6 = _errs48 === errors;
                                                      } else {
                                                        var valid6 = true;
                                                      }
                                                      if (valid6) {
                                                        if (data9.paidCents !== void 0) {
                                                          let data24 = data9.paidCents;
                                                          const _errs50 = errors;
                                                          if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24)) && data24 !== null) {
                                                            validate21.at = instancePath + "/entries/" + i1 + "/paidCents";
                                                            return false;
                                                          }
                                                          var valid6 = _errs50 === errors;
                                                        } else {
                                                          var valid6 = true;
                                                        }
                                                        if (valid6) {
                                                          if (data9.openCents !== void 0) {
                                                            let data25 = data9.openCents;
                                                            const _errs52 = errors;
                                                            if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                              validate21.at = instancePath + "/entries/" + i1 + "/openCents";
                                                              return false;
                                                            }
                                                            if (errors === _errs52) {
                                                              if (typeof data25 == "number" && isFinite(data25)) {
                                                                if (data25 < 0 || isNaN(data25)) {
                                                                  validate21.at = instancePath + "/entries/" + i1 + "/openCents";
                                                                  return false;
                                                                }
                                                              }
                                                            }
                                                            var valid6 = _errs52 === errors;
                                                          } else {
                                                            var valid6 = true;
                                                          }
                                                          if (valid6) {
                                                            if (data9.note !== void 0) {
                                                              const _errs54 = errors;
                                                              if (typeof data9.note !== "string") {
                                                                validate21.at = instancePath + "/entries/" + i1 + "/note";
                                                                return false;
                                                              }
                                                              var valid6 = _errs54 === errors;
                                                            } else {
                                                              var valid6 = true;
                                                            }
                                                            if (valid6) {
                                                              if (data9.lateDays !== void 0) {
                                                                let data27 = data9.lateDays;
                                                                const _errs56 = errors;
                                                                if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                                  validate21.at = instancePath + "/entries/" + i1 + "/lateDays";
                                                                  return false;
                                                                }
                                                                if (errors === _errs56) {
                                                                  if (typeof data27 == "number" && isFinite(data27)) {
                                                                    if (data27 < 0 || isNaN(data27)) {
                                                                      validate21.at = instancePath + "/entries/" + i1 + "/lateDays";
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid6 = _errs56 === errors;
                                                              } else {
                                                                var valid6 = true;
                                                              }
                                                              if (valid6) {
                                                                if (data9.occurrence !== void 0) {
                                                                  let data28 = data9.occurrence;
                                                                  const _errs58 = errors;
                                                                  if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                                                                    validate21.at = instancePath + "/entries/" + i1 + "/occurrence";
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs58) {
                                                                    if (typeof data28 == "number" && isFinite(data28)) {
                                                                      if (data28 < 1 || isNaN(data28)) {
                                                                        validate21.at = instancePath + "/entries/" + i1 + "/occurrence";
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid6 = _errs58 === errors;
                                                                } else {
                                                                  var valid6 = true;
                                                                }
                                                                if (valid6) {
                                                                  if (data9.hasPayment !== void 0) {
                                                                    const _errs60 = errors;
                                                                    if (typeof data9.hasPayment !== "boolean") {
                                                                      validate21.at = instancePath + "/entries/" + i1 + "/hasPayment";
                                                                      return false;
                                                                    }
                                                                    var valid6 = _errs60 === errors;
                                                                  } else {
                                                                    var valid6 = true;
                                                                  }
                                                                  if (valid6) {
                                                                    if (data9.seriesId !== void 0) {
                                                                      let data30 = data9.seriesId;
                                                                      const _errs62 = errors;
                                                                      if (errors === _errs62) {
                                                                        if (typeof data30 === "string") {
                                                                          if (data30.length < 1) {
                                                                            validate21.at = instancePath + "/entries/" + i1 + "/seriesId";
                                                                            return false;
                                                                          }
                                                                        } else {
                                                                          validate21.at = instancePath + "/entries/" + i1 + "/seriesId";
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid6 = _errs62 === errors;
                                                                    } else {
                                                                      var valid6 = true;
                                                                    }
                                                                    if (valid6) {
                                                                      if (data9.mayDelete !== void 0) {
                                                                        const _errs64 = errors;
                                                                        if (typeof data9.mayDelete !== "boolean") {
                                                                          validate21.at = instancePath + "/entries/" + i1 + "/mayDelete";
                                                                          return false;
                                                                        }
                                                                        var valid6 = _errs64 === errors;
                                                                      } else {
                                                                        var valid6 = true;
                                                                      }
                                                                      if (valid6) {
                                                                        if (data9.version !== void 0) {
                                                                          let data32 = data9.version;
                                                                          const _errs66 = errors;
                                                                          if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                                                                            validate21.at = instancePath + "/entries/" + i1 + "/version";
                                                                            return false;
                                                                          }
                                                                          if (errors === _errs66) {
                                                                            if (typeof data32 == "number" && isFinite(data32)) {
                                                                              if (data32 < 1 || isNaN(data32)) {
                                                                                validate21.at = instancePath + "/entries/" + i1 + "/version";
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid6 = _errs66 === errors;
                                                                        } else {
                                                                          var valid6 = true;
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
                          validate21.at = instancePath + "/entries/" + i1;
                          return false;
                        }
                      }
                      var valid5 = _errs20 === errors;
                      if (!valid5) {
                        break;
                      }
                    }
                  }
                } else {
                  validate21.at = instancePath + "/entries";
                  return false;
                }
              }
              var valid0 = _errs18 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.hasMoreEntries !== void 0) {
                const _errs68 = errors;
                if (typeof data.hasMoreEntries !== "boolean") {
                  validate21.at = instancePath + "/hasMoreEntries";
                  return false;
                }
                var valid0 = _errs68 === errors;
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
isSearchResult.removable = ["/names/*", "/hasMoreNames", "/entries/*", "/entries/*/document", "/entries/*/installment", "/entries/*/installments", "/entries/*/paidOn", "/entries/*/paidCents", "/entries/*/openCents", "/entries/*/note", "/entries/*/lateDays", "/entries/*/occurrence", "/entries/*/hasPayment", "/entries/*/seriesId", "/entries/*/mayDelete", "/entries/*/version", "/hasMoreEntries"];
export {
  isSearchResult
};
