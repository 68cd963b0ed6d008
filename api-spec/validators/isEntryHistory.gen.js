// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isEntryHistory = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.payments === void 0 && (missing0 = "payments") || data.events === void 0 && (missing0 = "events")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.payments !== void 0) {
          let data0 = data.payments;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (Array.isArray(data0)) {
              var valid1 = true;
              const len0 = data0.length;
              for (let i0 = 0; i0 < len0; i0++) {
                let data1 = data0[i0];
                const _errs3 = errors;
                if (errors === _errs3) {
                  if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
                    let missing1;
                    if (data1.id === void 0 && (missing1 = "id") || data1.paidOn === void 0 && (missing1 = "paidOn") || data1.principalCents === void 0 && (missing1 = "principalCents") || data1.discountCents === void 0 && (missing1 = "discountCents") || data1.interestCents === void 0 && (missing1 = "interestCents") || data1.fineCents === void 0 && (missing1 = "fineCents") || data1.feeCents === void 0 && (missing1 = "feeCents") || data1.form === void 0 && (missing1 = "form")) {
                      validate21.at = instancePath + "/payments/" + i0;
                      return false;
                    } else {
                      if (data1.id !== void 0) {
                        let data2 = data1.id;
                        const _errs5 = errors;
                        if (errors === _errs5) {
                          if (typeof data2 === "string") {
                            if (data2.length < 1) {
                              validate21.at = instancePath + "/payments/" + i0 + "/id";
                              return false;
                            }
                          } else {
                            validate21.at = instancePath + "/payments/" + i0 + "/id";
                            return false;
                          }
                        }
                        var valid2 = _errs5 === errors;
                      } else {
                        var valid2 = true;
                      }
                      if (valid2) {
                        if (data1.paidOn !== void 0) {
                          let data3 = data1.paidOn;
                          const _errs7 = errors;
                          if (errors === _errs7) {
                            if (errors === _errs7) {
                              if (typeof data3 === "string") {
                                if (!formats0.test(data3)) {
                                  validate21.at = instancePath + "/payments/" + i0 + "/paidOn";
                                  return false;
                                }
                              } else {
                                validate21.at = instancePath + "/payments/" + i0 + "/paidOn";
                                return false;
                              }
                            }
                          }
                          var valid2 = _errs7 === errors;
                        } else {
                          var valid2 = true;
                        }
                        if (valid2) {
                          if (data1.principalCents !== void 0) {
                            let data4 = data1.principalCents;
                            const _errs9 = errors;
                            if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                              validate21.at = instancePath + "/payments/" + i0 + "/principalCents";
                              return false;
                            }
                            if (errors === _errs9) {
                              if (typeof data4 == "number" && isFinite(data4)) {
                                if (data4 < 0 || isNaN(data4)) {
                                  validate21.at = instancePath + "/payments/" + i0 + "/principalCents";
                                  return false;
                                }
                              }
                            }
                            var valid2 = _errs9 === errors;
                          } else {
                            var valid2 = true;
                          }
                          if (valid2) {
                            if (data1.discountCents !== void 0) {
                              let data5 = data1.discountCents;
                              const _errs11 = errors;
                              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                                validate21.at = instancePath + "/payments/" + i0 + "/discountCents";
                                return false;
                              }
                              if (errors === _errs11) {
                                if (typeof data5 == "number" && isFinite(data5)) {
                                  if (data5 < 0 || isNaN(data5)) {
                                    validate21.at = instancePath + "/payments/" + i0 + "/discountCents";
                                    return false;
                                  }
                                }
                              }
                              var valid2 = _errs11 === errors;
                            } else {
                              var valid2 = true;
                            }
                            if (valid2) {
                              if (data1.interestCents !== void 0) {
                                let data6 = data1.interestCents;
                                const _errs13 = errors;
                                if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                  validate21.at = instancePath + "/payments/" + i0 + "/interestCents";
                                  return false;
                                }
                                if (errors === _errs13) {
                                  if (typeof data6 == "number" && isFinite(data6)) {
                                    if (data6 < 0 || isNaN(data6)) {
                                      validate21.at = instancePath + "/payments/" + i0 + "/interestCents";
                                      return false;
                                    }
                                  }
                                }
                                var valid2 = _errs13 === errors;
                              } else {
                                var valid2 = true;
                              }
                              if (valid2) {
                                if (data1.fineCents !== void 0) {
                                  let data7 = data1.fineCents;
                                  const _errs15 = errors;
                                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                                    validate21.at = instancePath + "/payments/" + i0 + "/fineCents";
                                    return false;
                                  }
                                  if (errors === _errs15) {
                                    if (typeof data7 == "number" && isFinite(data7)) {
                                      if (data7 < 0 || isNaN(data7)) {
                                        validate21.at = instancePath + "/payments/" + i0 + "/fineCents";
                                        return false;
                                      }
                                    }
                                  }
                                  var valid2 = _errs15 === errors;
                                } else {
                                  var valid2 = true;
                                }
                                if (valid2) {
                                  if (data1.feeCents !== void 0) {
                                    let data8 = data1.feeCents;
                                    const _errs17 = errors;
                                    if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                      validate21.at = instancePath + "/payments/" + i0 + "/feeCents";
                                      return false;
                                    }
                                    if (errors === _errs17) {
                                      if (typeof data8 == "number" && isFinite(data8)) {
                                        if (data8 < 0 || isNaN(data8)) {
                                          validate21.at = instancePath + "/payments/" + i0 + "/feeCents";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid2 = _errs17 === errors;
                                  } else {
                                    var valid2 = true;
                                  }
                                  if (valid2) {
                                    if (data1.form !== void 0) {
                                      const _errs19 = errors;
                                      if (typeof data1.form !== "string") {
                                        validate21.at = instancePath + "/payments/" + i0 + "/form";
                                        return false;
                                      }
                                      var valid2 = _errs19 === errors;
                                    } else {
                                      var valid2 = true;
                                    }
                                    if (valid2) {
                                      if (data1.note !== void 0) {
                                        const _errs21 = errors;
                                        if (typeof data1.note !== "string") {
                                          validate21.at = instancePath + "/payments/" + i0 + "/note";
                                          return false;
                                        }
                                        var valid2 = _errs21 === errors;
                                      } else {
                                        var valid2 = true;
                                      }
                                      if (valid2) {
                                        if (data1.refundOf !== void 0) {
                                          const _errs23 = errors;
                                          if (typeof data1.refundOf !== "string") {
                                            validate21.at = instancePath + "/payments/" + i0 + "/refundOf";
                                            return false;
                                          }
                                          var valid2 = _errs23 === errors;
                                        } else {
                                          var valid2 = true;
                                        }
                                        if (valid2) {
                                          if (data1.accountName !== void 0) {
                                            const _errs25 = errors;
                                            if (typeof data1.accountName !== "string") {
                                              validate21.at = instancePath + "/payments/" + i0 + "/accountName";
                                              return false;
                                            }
                                            var valid2 = _errs25 === errors;
                                          } else {
                                            var valid2 = true;
                                          }
                                          if (valid2) {
                                            if (data1.accountId !== void 0) {
                                              const _errs27 = errors;
                                              if (typeof data1.accountId !== "string") {
                                                validate21.at = instancePath + "/payments/" + i0 + "/accountId";
                                                return false;
                                              }
                                              var valid2 = _errs27 === errors;
                                            } else {
                                              var valid2 = true;
                                            }
                                            if (valid2) {
                                              if (data1.reconciledLine !== void 0) {
                                                let data14 = data1.reconciledLine;
                                                const _errs29 = errors;
                                                if (errors === _errs29) {
                                                  if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                                                    let missing2;
                                                    if (data14.accountId === void 0 && (missing2 = "accountId") || data14.day === void 0 && (missing2 = "day")) {
                                                      validate21.at = instancePath + "/payments/" + i0 + "/reconciledLine";
                                                      return false;
                                                    } else {
                                                      if (data14.accountId !== void 0) {
                                                        let data15 = data14.accountId;
                                                        const _errs31 = errors;
                                                        if (errors === _errs31) {
                                                          if (typeof data15 === "string") {
                                                            if (data15.length < 1) {
                                                              validate21.at = instancePath + "/payments/" + i0 + "/reconciledLine/accountId";
                                                              return false;
                                                            }
                                                          } else {
                                                            validate21.at = instancePath + "/payments/" + i0 + "/reconciledLine/accountId";
                                                            return false;
                                                          }
                                                        }
                                                        var valid3 = _errs31 === errors;
                                                      } else {
                                                        var valid3 = true;
                                                      }
                                                      if (valid3) {
                                                        if (data14.day !== void 0) {
                                                          let data16 = data14.day;
                                                          const _errs33 = errors;
                                                          if (errors === _errs33) {
                                                            if (errors === _errs33) {
                                                              if (typeof data16 === "string") {
                                                                if (!formats0.test(data16)) {
                                                                  validate21.at = instancePath + "/payments/" + i0 + "/reconciledLine/day";
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate21.at = instancePath + "/payments/" + i0 + "/reconciledLine/day";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid3 = _errs33 === errors;
                                                        } else {
                                                          var valid3 = true;
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/payments/" + i0 + "/reconciledLine";
                                                    return false;
                                                  }
                                                }
                                                var valid2 = _errs29 === errors;
                                              } else {
                                                var valid2 = true;
                                              }
                                              if (valid2) {
                                                if (data1.voided !== void 0) {
                                                  let data17 = data1.voided;
                                                  const _errs35 = errors;
                                                  if (errors === _errs35) {
                                                    if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
                                                      let missing3;
                                                      if (data17.at === void 0 && (missing3 = "at")) {
                                                        validate21.at = instancePath + "/payments/" + i0 + "/voided";
                                                        return false;
                                                      } else {
                                                        if (data17.at !== void 0) {
                                                          const _errs37 = errors;
                                                          if (errors === _errs37) {
                                                            if (errors === _errs37) {
                                                              if (!(typeof data17.at === "string")) {
                                                                validate21.at = instancePath + "/payments/" + i0 + "/voided/at";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid4 = _errs37 === errors;
                                                        } else {
                                                          var valid4 = true;
                                                        }
                                                        if (valid4) {
                                                          if (data17.by !== void 0) {
                                                            const _errs39 = errors;
                                                            if (typeof data17.by !== "string") {
                                                              validate21.at = instancePath + "/payments/" + i0 + "/voided/by";
                                                              return false;
                                                            }
                                                            var valid4 = _errs39 === errors;
                                                          } else {
                                                            var valid4 = true;
                                                          }
                                                          if (valid4) {
                                                            if (data17.reason !== void 0) {
                                                              const _errs41 = errors;
                                                              if (typeof data17.reason !== "string") {
                                                                validate21.at = instancePath + "/payments/" + i0 + "/voided/reason";
                                                                return false;
                                                              }
                                                              var valid4 = _errs41 === errors;
                                                            } else {
                                                              var valid4 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/payments/" + i0 + "/voided";
                                                      return false;
                                                    }
                                                  }
                                                  var valid2 = _errs35 === errors;
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
                  } else {
                    validate21.at = instancePath + "/payments/" + i0;
                    return false;
                  }
                }
                var valid1 = _errs3 === errors;
                if (!valid1) {
                  break;
                }
              }
            } else {
              validate21.at = instancePath + "/payments";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.events !== void 0) {
            let data21 = data.events;
            const _errs43 = errors;
            if (errors === _errs43) {
              if (Array.isArray(data21)) {
                var valid5 = true;
                const len1 = data21.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data22 = data21[i1];
                  const _errs45 = errors;
                  if (errors === _errs45) {
                    if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                      let missing4;
                      if (data22.happenedAt === void 0 && (missing4 = "happenedAt") || data22.userName === void 0 && (missing4 = "userName") || data22.action === void 0 && (missing4 = "action") || data22.changes === void 0 && (missing4 = "changes")) {
                        validate21.at = instancePath + "/events/" + i1;
                        return false;
                      } else {
                        if (data22.happenedAt !== void 0) {
                          const _errs47 = errors;
                          if (errors === _errs47) {
                            if (errors === _errs47) {
                              if (!(typeof data22.happenedAt === "string")) {
                                validate21.at = instancePath + "/events/" + i1 + "/happenedAt";
                                return false;
                              }
                            }
                          }
                          var valid6 = _errs47 === errors;
                        } else {
                          var valid6 = true;
                        }
                        if (valid6) {
                          if (data22.userName !== void 0) {
                            const _errs49 = errors;
                            if (typeof data22.userName !== "string") {
                              validate21.at = instancePath + "/events/" + i1 + "/userName";
                              return false;
                            }
                            var valid6 = _errs49 === errors;
                          } else {
                            var valid6 = true;
                          }
                          if (valid6) {
                            if (data22.action !== void 0) {
                              const _errs51 = errors;
                              if (typeof data22.action !== "string") {
                                validate21.at = instancePath + "/events/" + i1 + "/action";
                                return false;
                              }
                              var valid6 = _errs51 === errors;
                            } else {
                              var valid6 = true;
                            }
                            if (valid6) {
                              if (data22.changes !== void 0) {
                                let data26 = data22.changes;
                                const _errs53 = errors;
                                if (errors === _errs53) {
                                  if (Array.isArray(data26)) {
                                    var valid7 = true;
                                    const len2 = data26.length;
                                    for (let i2 = 0; i2 < len2; i2++) {
                                      let data27 = data26[i2];
                                      const _errs55 = errors;
                                      if (errors === _errs55) {
                                        if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                          let missing5;
                                          if (data27.field === void 0 && (missing5 = "field") || data27.before === void 0 && (missing5 = "before") || data27.after === void 0 && (missing5 = "after")) {
                                            validate21.at = instancePath + "/events/" + i1 + "/changes/" + i2;
                                            return false;
                                          } else {
                                            if (data27.field !== void 0) {
                                              const _errs57 = errors;
                                              if (typeof data27.field !== "string") {
                                                validate21.at = instancePath + "/events/" + i1 + "/changes/" + i2 + "/field";
                                                return false;
                                              }
                                              var valid8 = _errs57 === errors;
                                            } else {
                                              var valid8 = true;
                                            }
                                            if (valid8) {
                                              if (data27.before !== void 0) {
                                                let data29 = data27.before;
                                                const _errs59 = errors;
                                                if (typeof data29 !== "string" && !(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29)) && typeof data29 !== "boolean" && data29 !== null) {
                                                  validate21.at = instancePath + "/events/" + i1 + "/changes/" + i2 + "/before";
                                                  return false;
                                                }
                                                var valid8 = _errs59 === errors;
                                              } else {
                                                var valid8 = true;
                                              }
                                              if (valid8) {
                                                if (data27.after !== void 0) {
                                                  let data30 = data27.after;
                                                  const _errs61 = errors;
                                                  if (typeof data30 !== "string" && !(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30)) && typeof data30 !== "boolean" && data30 !== null) {
                                                    validate21.at = instancePath + "/events/" + i1 + "/changes/" + i2 + "/after";
                                                    return false;
                                                  }
                                                  var valid8 = _errs61 === errors;
                                                } else {
                                                  var valid8 = true;
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/events/" + i1 + "/changes/" + i2;
                                          return false;
                                        }
                                      }
                                      var valid7 = _errs55 === errors;
                                      if (!valid7) {
                                        break;
                                      }
                                    }
                                  } else {
                                    validate21.at = instancePath + "/events/" + i1 + "/changes";
                                    return false;
                                  }
                                }
                                var valid6 = _errs53 === errors;
                              } else {
                                var valid6 = true;
                              }
                            }
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/events/" + i1;
                      return false;
                    }
                  }
                  var valid5 = _errs45 === errors;
                  if (!valid5) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/events";
                return false;
              }
            }
            var valid0 = _errs43 === errors;
          } else {
            var valid0 = true;
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
isEntryHistory.removable = ["/payments/*", "/payments/*/note", "/payments/*/refundOf", "/payments/*/accountName", "/payments/*/accountId", "/payments/*/reconciledLine", "/payments/*/voided", "/payments/*/voided/by", "/payments/*/voided/reason", "/events/*", "/events/*/changes/*"];
export {
  isEntryHistory
};
