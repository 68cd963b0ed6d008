// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isAccountMovements = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.account === void 0 && (missing0 = "account") || data.movements === void 0 && (missing0 = "movements") || data.next === void 0 && (missing0 = "next")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.account !== void 0) {
          let data0 = data.account;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.id === void 0 && (missing1 = "id") || data0.name === void 0 && (missing1 = "name") || data0.kind === void 0 && (missing1 = "kind") || data0.isArchived === void 0 && (missing1 = "isArchived") || data0.version === void 0 && (missing1 = "version")) {
                validate21.at = instancePath + "/account";
                return false;
              } else {
                if (data0.id !== void 0) {
                  let data1 = data0.id;
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (typeof data1 === "string") {
                      if (data1.length < 1) {
                        validate21.at = instancePath + "/account/id";
                        return false;
                      }
                    } else {
                      validate21.at = instancePath + "/account/id";
                      return false;
                    }
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.name !== void 0) {
                    const _errs5 = errors;
                    if (typeof data0.name !== "string") {
                      validate21.at = instancePath + "/account/name";
                      return false;
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.kind !== void 0) {
                      const _errs7 = errors;
                      if (typeof data0.kind !== "string") {
                        validate21.at = instancePath + "/account/kind";
                        return false;
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                    if (valid1) {
                      if (data0.bankCode !== void 0) {
                        const _errs9 = errors;
                        if (typeof data0.bankCode !== "string") {
                          validate21.at = instancePath + "/account/bankCode";
                          return false;
                        }
                        var valid1 = _errs9 === errors;
                      } else {
                        var valid1 = true;
                      }
                      if (valid1) {
                        if (data0.numberEnd !== void 0) {
                          const _errs11 = errors;
                          if (typeof data0.numberEnd !== "string") {
                            validate21.at = instancePath + "/account/numberEnd";
                            return false;
                          }
                          var valid1 = _errs11 === errors;
                        } else {
                          var valid1 = true;
                        }
                        if (valid1) {
                          if (data0.openingCents !== void 0) {
                            let data6 = data0.openingCents;
                            const _errs13 = errors;
                            if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                              validate21.at = instancePath + "/account/openingCents";
                              return false;
                            }
                            var valid1 = _errs13 === errors;
                          } else {
                            var valid1 = true;
                          }
                          if (valid1) {
                            if (data0.openingOn !== void 0) {
                              let data7 = data0.openingOn;
                              const _errs15 = errors;
                              if (errors === _errs15) {
                                if (errors === _errs15) {
                                  if (typeof data7 === "string") {
                                    if (!formats0.test(data7)) {
                                      validate21.at = instancePath + "/account/openingOn";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/account/openingOn";
                                    return false;
                                  }
                                }
                              }
                              var valid1 = _errs15 === errors;
                            } else {
                              var valid1 = true;
                            }
                            if (valid1) {
                              if (data0.invertsAmounts !== void 0) {
                                const _errs17 = errors;
                                if (typeof data0.invertsAmounts !== "boolean") {
                                  validate21.at = instancePath + "/account/invertsAmounts";
                                  return false;
                                }
                                var valid1 = _errs17 === errors;
                              } else {
                                var valid1 = true;
                              }
                              if (valid1) {
                                if (data0.isArchived !== void 0) {
                                  const _errs19 = errors;
                                  if (typeof data0.isArchived !== "boolean") {
                                    validate21.at = instancePath + "/account/isArchived";
                                    return false;
                                  }
                                  var valid1 = _errs19 === errors;
                                } else {
                                  var valid1 = true;
                                }
                                if (valid1) {
                                  if (data0.version !== void 0) {
                                    let data10 = data0.version;
                                    const _errs21 = errors;
                                    if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                      validate21.at = instancePath + "/account/version";
                                      return false;
                                    }
                                    if (errors === _errs21) {
                                      if (typeof data10 == "number" && isFinite(data10)) {
                                        if (data10 < 1 || isNaN(data10)) {
                                          validate21.at = instancePath + "/account/version";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid1 = _errs21 === errors;
                                  } else {
                                    var valid1 = true;
                                  }
                                  if (valid1) {
                                    if (data0.balanceCents !== void 0) {
                                      let data11 = data0.balanceCents;
                                      const _errs23 = errors;
                                      if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                        validate21.at = instancePath + "/account/balanceCents";
                                        return false;
                                      }
                                      var valid1 = _errs23 === errors;
                                    } else {
                                      var valid1 = true;
                                    }
                                    if (valid1) {
                                      if (data0.isOfCompany !== void 0) {
                                        const _errs25 = errors;
                                        if (typeof data0.isOfCompany !== "boolean") {
                                          validate21.at = instancePath + "/account/isOfCompany";
                                          return false;
                                        }
                                        var valid1 = _errs25 === errors;
                                      } else {
                                        var valid1 = true;
                                      }
                                      if (valid1) {
                                        if (data0.waitingLines !== void 0) {
                                          let data13 = data0.waitingLines;
                                          const _errs27 = errors;
                                          if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                                            validate21.at = instancePath + "/account/waitingLines";
                                            return false;
                                          }
                                          if (errors === _errs27) {
                                            if (typeof data13 == "number" && isFinite(data13)) {
                                              if (data13 < 0 || isNaN(data13)) {
                                                validate21.at = instancePath + "/account/waitingLines";
                                                return false;
                                              }
                                            }
                                          }
                                          var valid1 = _errs27 === errors;
                                        } else {
                                          var valid1 = true;
                                        }
                                        if (valid1) {
                                          if (data0.lastForms !== void 0) {
                                            let data14 = data0.lastForms;
                                            const _errs29 = errors;
                                            if (errors === _errs29) {
                                              if (Array.isArray(data14)) {
                                                var valid2 = true;
                                                const len0 = data14.length;
                                                for (let i0 = 0; i0 < len0; i0++) {
                                                  const _errs31 = errors;
                                                  if (typeof data14[i0] !== "string") {
                                                    validate21.at = instancePath + "/account/lastForms/" + i0;
                                                    return false;
                                                  }
                                                  var valid2 = _errs31 === errors;
                                                  if (!valid2) {
                                                    break;
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/account/lastForms";
                                                return false;
                                              }
                                            }
                                            var valid1 = _errs29 === errors;
                                          } else {
                                            var valid1 = true;
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
              validate21.at = instancePath + "/account";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.movements !== void 0) {
            let data16 = data.movements;
            const _errs33 = errors;
            if (errors === _errs33) {
              if (Array.isArray(data16)) {
                var valid3 = true;
                const len1 = data16.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data17 = data16[i1];
                  const _errs35 = errors;
                  if (errors === _errs35) {
                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                      let missing2;
                      if (data17.id === void 0 && (missing2 = "id") || data17.kind === void 0 && (missing2 = "kind") || data17.day === void 0 && (missing2 = "day") || data17.cents === void 0 && (missing2 = "cents")) {
                        validate21.at = instancePath + "/movements/" + i1;
                        return false;
                      } else {
                        if (data17.id !== void 0) {
                          let data18 = data17.id;
                          const _errs37 = errors;
                          if (errors === _errs37) {
                            if (typeof data18 === "string") {
                              if (data18.length < 1) {
                                validate21.at = instancePath + "/movements/" + i1 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/movements/" + i1 + "/id";
                              return false;
                            }
                          }
                          var valid4 = _errs37 === errors;
                        } else {
                          var valid4 = true;
                        }
                        if (valid4) {
                          if (data17.kind !== void 0) {
                            const _errs39 = errors;
                            if (typeof data17.kind !== "string") {
                              validate21.at = instancePath + "/movements/" + i1 + "/kind";
                              return false;
                            }
                            var valid4 = _errs39 === errors;
                          } else {
                            var valid4 = true;
                          }
                          if (valid4) {
                            if (data17.day !== void 0) {
                              let data20 = data17.day;
                              const _errs41 = errors;
                              if (errors === _errs41) {
                                if (errors === _errs41) {
                                  if (typeof data20 === "string") {
                                    if (!formats0.test(data20)) {
                                      validate21.at = instancePath + "/movements/" + i1 + "/day";
                                      return false;
                                    }
                                  } else {
                                    validate21.at = instancePath + "/movements/" + i1 + "/day";
                                    return false;
                                  }
                                }
                              }
                              var valid4 = _errs41 === errors;
                            } else {
                              var valid4 = true;
                            }
                            if (valid4) {
                              if (data17.cents !== void 0) {
                                let data21 = data17.cents;
                                const _errs43 = errors;
                                if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                  validate21.at = instancePath + "/movements/" + i1 + "/cents";
                                  return false;
                                }
                                var valid4 = _errs43 === errors;
                              } else {
                                var valid4 = true;
                              }
                              if (valid4) {
                                if (data17.balanceCents !== void 0) {
                                  let data22 = data17.balanceCents;
                                  const _errs45 = errors;
                                  if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                    validate21.at = instancePath + "/movements/" + i1 + "/balanceCents";
                                    return false;
                                  }
                                  var valid4 = _errs45 === errors;
                                } else {
                                  var valid4 = true;
                                }
                                if (valid4) {
                                  if (data17.entryId !== void 0) {
                                    const _errs47 = errors;
                                    if (typeof data17.entryId !== "string") {
                                      validate21.at = instancePath + "/movements/" + i1 + "/entryId";
                                      return false;
                                    }
                                    var valid4 = _errs47 === errors;
                                  } else {
                                    var valid4 = true;
                                  }
                                  if (valid4) {
                                    if (data17.counterparty !== void 0) {
                                      const _errs49 = errors;
                                      if (typeof data17.counterparty !== "string") {
                                        validate21.at = instancePath + "/movements/" + i1 + "/counterparty";
                                        return false;
                                      }
                                      var valid4 = _errs49 === errors;
                                    } else {
                                      var valid4 = true;
                                    }
                                    if (valid4) {
                                      if (data17.document !== void 0) {
                                        const _errs51 = errors;
                                        if (typeof data17.document !== "string") {
                                          validate21.at = instancePath + "/movements/" + i1 + "/document";
                                          return false;
                                        }
                                        var valid4 = _errs51 === errors;
                                      } else {
                                        var valid4 = true;
                                      }
                                      if (valid4) {
                                        if (data17.transferId !== void 0) {
                                          const _errs53 = errors;
                                          if (typeof data17.transferId !== "string") {
                                            validate21.at = instancePath + "/movements/" + i1 + "/transferId";
                                            return false;
                                          }
                                          var valid4 = _errs53 === errors;
                                        } else {
                                          var valid4 = true;
                                        }
                                        if (valid4) {
                                          if (data17.otherAccountId !== void 0) {
                                            const _errs55 = errors;
                                            if (typeof data17.otherAccountId !== "string") {
                                              validate21.at = instancePath + "/movements/" + i1 + "/otherAccountId";
                                              return false;
                                            }
                                            var valid4 = _errs55 === errors;
                                          } else {
                                            var valid4 = true;
                                          }
                                          if (valid4) {
                                            if (data17.otherAccountName !== void 0) {
                                              const _errs57 = errors;
                                              if (typeof data17.otherAccountName !== "string") {
                                                validate21.at = instancePath + "/movements/" + i1 + "/otherAccountName";
                                                return false;
                                              }
                                              var valid4 = _errs57 === errors;
                                            } else {
                                              var valid4 = true;
                                            }
                                            if (valid4) {
                                              if (data17.note !== void 0) {
                                                const _errs59 = errors;
                                                if (typeof data17.note !== "string") {
                                                  validate21.at = instancePath + "/movements/" + i1 + "/note";
                                                  return false;
                                                }
                                                var valid4 = _errs59 === errors;
                                              } else {
                                                var valid4 = true;
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
                      validate21.at = instancePath + "/movements/" + i1;
                      return false;
                    }
                  }
                  var valid3 = _errs35 === errors;
                  if (!valid3) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/movements";
                return false;
              }
            }
            var valid0 = _errs33 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.next !== void 0) {
              let data30 = data.next;
              const _errs61 = errors;
              if (typeof data30 !== "string" && data30 !== null) {
                validate21.at = instancePath + "/next";
                return false;
              }
              var valid0 = _errs61 === errors;
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
isAccountMovements.removable = ["/account/bankCode", "/account/numberEnd", "/account/openingCents", "/account/openingOn", "/account/invertsAmounts", "/account/balanceCents", "/account/isOfCompany", "/account/waitingLines", "/account/lastForms", "/account/lastForms/*", "/movements/*", "/movements/*/balanceCents", "/movements/*/entryId", "/movements/*/counterparty", "/movements/*/document", "/movements/*/transferId", "/movements/*/otherAccountId", "/movements/*/otherAccountName", "/movements/*/note"];
export {
  isAccountMovements
};
