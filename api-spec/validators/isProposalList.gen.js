// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isProposalList = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.waiting === void 0 && (missing0 = "waiting") || data.lines === void 0 && (missing0 = "lines")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.waiting !== void 0) {
          let data0 = data.waiting;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.lines === void 0 && (missing1 = "lines") || data0.inCents === void 0 && (missing1 = "inCents") || data0.outCents === void 0 && (missing1 = "outCents")) {
                validate21.at = instancePath + "/waiting";
                return false;
              } else {
                if (data0.lines !== void 0) {
                  let data1 = data0.lines;
                  const _errs3 = errors;
                  if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                    validate21.at = instancePath + "/waiting/lines";
                    return false;
                  }
                  if (errors === _errs3) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 < 0 || isNaN(data1)) {
                        validate21.at = instancePath + "/waiting/lines";
                        return false;
                      }
                    }
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.inCents !== void 0) {
                    let data2 = data0.inCents;
                    const _errs5 = errors;
                    if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                      validate21.at = instancePath + "/waiting/inCents";
                      return false;
                    }
                    if (errors === _errs5) {
                      if (typeof data2 == "number" && isFinite(data2)) {
                        if (data2 < 0 || isNaN(data2)) {
                          validate21.at = instancePath + "/waiting/inCents";
                          return false;
                        }
                      }
                    }
                    var valid1 = _errs5 === errors;
                  } else {
                    var valid1 = true;
                  }
                  if (valid1) {
                    if (data0.outCents !== void 0) {
                      let data3 = data0.outCents;
                      const _errs7 = errors;
                      if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
                        validate21.at = instancePath + "/waiting/outCents";
                        return false;
                      }
                      if (errors === _errs7) {
                        if (typeof data3 == "number" && isFinite(data3)) {
                          if (data3 < 0 || isNaN(data3)) {
                            validate21.at = instancePath + "/waiting/outCents";
                            return false;
                          }
                        }
                      }
                      var valid1 = _errs7 === errors;
                    } else {
                      var valid1 = true;
                    }
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/waiting";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.lines !== void 0) {
            let data4 = data.lines;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (Array.isArray(data4)) {
                var valid2 = true;
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data5 = data4[i0];
                  const _errs11 = errors;
                  if (errors === _errs11) {
                    if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                      let missing2;
                      if (data5.id === void 0 && (missing2 = "id") || data5.day === void 0 && (missing2 = "day") || data5.cents === void 0 && (missing2 = "cents") || data5.text === void 0 && (missing2 = "text") || data5.version === void 0 && (missing2 = "version")) {
                        validate21.at = instancePath + "/lines/" + i0;
                        return false;
                      } else {
                        if (data5.id !== void 0) {
                          let data6 = data5.id;
                          const _errs13 = errors;
                          if (errors === _errs13) {
                            if (typeof data6 === "string") {
                              if (data6.length < 1) {
                                validate21.at = instancePath + "/lines/" + i0 + "/id";
                                return false;
                              }
                            } else {
                              validate21.at = instancePath + "/lines/" + i0 + "/id";
                              return false;
                            }
                          }
                          var valid3 = _errs13 === errors;
                        } else {
                          var valid3 = true;
                        }
                        if (valid3) {
                          if (data5.day !== void 0) {
                            let data7 = data5.day;
                            const _errs15 = errors;
                            if (errors === _errs15) {
                              if (errors === _errs15) {
                                if (typeof data7 === "string") {
                                  if (!formats0.test(data7)) {
                                    validate21.at = instancePath + "/lines/" + i0 + "/day";
                                    return false;
                                  }
                                } else {
                                  validate21.at = instancePath + "/lines/" + i0 + "/day";
                                  return false;
                                }
                              }
                            }
                            var valid3 = _errs15 === errors;
                          } else {
                            var valid3 = true;
                          }
                          if (valid3) {
                            if (data5.cents !== void 0) {
                              let data8 = data5.cents;
                              const _errs17 = errors;
                              if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                                validate21.at = instancePath + "/lines/" + i0 + "/cents";
                                return false;
                              }
                              var valid3 = _errs17 === errors;
                            } else {
                              var valid3 = true;
                            }
                            if (valid3) {
                              if (data5.text !== void 0) {
                                const _errs19 = errors;
                                if (typeof data5.text !== "string") {
                                  validate21.at = instancePath + "/lines/" + i0 + "/text";
                                  return false;
                                }
                                var valid3 = _errs19 === errors;
                              } else {
                                var valid3 = true;
                              }
                              if (valid3) {
                                if (data5.document !== void 0) {
                                  const _errs21 = errors;
                                  if (typeof data5.document !== "string") {
                                    validate21.at = instancePath + "/lines/" + i0 + "/document";
                                    return false;
                                  }
                                  var valid3 = _errs21 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data5.version !== void 0) {
                                    let data11 = data5.version;
                                    const _errs23 = errors;
                                    if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                      validate21.at = instancePath + "/lines/" + i0 + "/version";
                                      return false;
                                    }
                                    if (errors === _errs23) {
                                      if (typeof data11 == "number" && isFinite(data11)) {
                                        if (data11 < 1 || isNaN(data11)) {
                                          validate21.at = instancePath + "/lines/" + i0 + "/version";
                                          return false;
                                        }
                                      }
                                    }
                                    var valid3 = _errs23 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data5.proposal !== void 0) {
                                      let data12 = data5.proposal;
                                      const _errs25 = errors;
                                      if (errors === _errs25) {
                                        if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                                          let missing3;
                                          if (data12.isStrong === void 0 && (missing3 = "isStrong") || data12.signs === void 0 && (missing3 = "signs") || data12.daysLater === void 0 && (missing3 = "daysLater") || data12.items === void 0 && (missing3 = "items")) {
                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal";
                                            return false;
                                          } else {
                                            if (data12.isStrong !== void 0) {
                                              const _errs27 = errors;
                                              if (typeof data12.isStrong !== "boolean") {
                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/isStrong";
                                                return false;
                                              }
                                              var valid4 = _errs27 === errors;
                                            } else {
                                              var valid4 = true;
                                            }
                                            if (valid4) {
                                              if (data12.signs !== void 0) {
                                                let data14 = data12.signs;
                                                const _errs29 = errors;
                                                if (errors === _errs29) {
                                                  if (Array.isArray(data14)) {
                                                    var valid5 = true;
                                                    const len1 = data14.length;
                                                    for (let i1 = 0; i1 < len1; i1++) {
                                                      const _errs31 = errors;
                                                      if (typeof data14[i1] !== "string") {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/signs/" + i1;
                                                        return false;
                                                      }
                                                      var valid5 = _errs31 === errors;
                                                      if (!valid5) {
                                                        break;
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/proposal/signs";
                                                    return false;
                                                  }
                                                }
                                                var valid4 = _errs29 === errors;
                                              } else {
                                                var valid4 = true;
                                              }
                                              if (valid4) {
                                                if (data12.daysLater !== void 0) {
                                                  let data16 = data12.daysLater;
                                                  const _errs33 = errors;
                                                  if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/proposal/daysLater";
                                                    return false;
                                                  }
                                                  var valid4 = _errs33 === errors;
                                                } else {
                                                  var valid4 = true;
                                                }
                                                if (valid4) {
                                                  if (data12.items !== void 0) {
                                                    let data17 = data12.items;
                                                    const _errs35 = errors;
                                                    if (errors === _errs35) {
                                                      if (Array.isArray(data17)) {
                                                        if (data17.length < 1) {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/proposal/items";
                                                          return false;
                                                        } else {
                                                          var valid6 = true;
                                                          const len2 = data17.length;
                                                          for (let i2 = 0; i2 < len2; i2++) {
                                                            let data18 = data17[i2];
                                                            const _errs37 = errors;
                                                            if (errors === _errs37) {
                                                              if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
                                                                let missing4;
                                                                if (data18.kind === void 0 && (missing4 = "kind") || data18.id === void 0 && (missing4 = "id") || data18.day === void 0 && (missing4 = "day") || data18.cents === void 0 && (missing4 = "cents") || data18.counterparty === void 0 && (missing4 = "counterparty")) {
                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2;
                                                                  return false;
                                                                } else {
                                                                  if (data18.kind !== void 0) {
                                                                    const _errs39 = errors;
                                                                    if (typeof data18.kind !== "string") {
                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/kind";
                                                                      return false;
                                                                    }
                                                                    var valid7 = _errs39 === errors;
                                                                  } else {
                                                                    var valid7 = true;
                                                                  }
                                                                  if (valid7) {
                                                                    if (data18.id !== void 0) {
                                                                      let data20 = data18.id;
                                                                      const _errs41 = errors;
                                                                      if (errors === _errs41) {
                                                                        if (typeof data20 === "string") {
                                                                          if (data20.length < 1) {
                                                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/id";
                                                                            return false;
                                                                          }
                                                                        } else {
                                                                          validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/id";
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid7 = _errs41 === errors;
                                                                    } else {
                                                                      var valid7 = true;
                                                                    }
                                                                    if (valid7) {
                                                                      if (data18.day !== void 0) {
                                                                        let data21 = data18.day;
                                                                        const _errs43 = errors;
                                                                        if (errors === _errs43) {
                                                                          if (errors === _errs43) {
                                                                            if (typeof data21 === "string") {
                                                                              if (!formats0.test(data21)) {
                                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/day";
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/day";
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid7 = _errs43 === errors;
                                                                      } else {
                                                                        var valid7 = true;
                                                                      }
                                                                      if (valid7) {
                                                                        if (data18.cents !== void 0) {
                                                                          let data22 = data18.cents;
                                                                          const _errs45 = errors;
                                                                          if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                                                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/cents";
                                                                            return false;
                                                                          }
                                                                          var valid7 = _errs45 === errors;
                                                                        } else {
                                                                          var valid7 = true;
                                                                        }
                                                                        if (valid7) {
                                                                          if (data18.counterparty !== void 0) {
                                                                            const _errs47 = errors;
                                                                            if (typeof data18.counterparty !== "string") {
                                                                              validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/counterparty";
                                                                              return false;
                                                                            }
                                                                            var valid7 = _errs47 === errors;
                                                                          } else {
                                                                            var valid7 = true;
                                                                          }
                                                                          if (valid7) {
                                                                            if (data18.document !== void 0) {
                                                                              const _errs49 = errors;
                                                                              if (typeof data18.document !== "string") {
                                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/document";
                                                                                return false;
                                                                              }
                                                                              var valid7 = _errs49 === errors;
                                                                            } else {
                                                                              var valid7 = true;
                                                                            }
                                                                            if (valid7) {
                                                                              if (data18.version !== void 0) {
                                                                                let data25 = data18.version;
                                                                                const _errs51 = errors;
                                                                                if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/version";
                                                                                  return false;
                                                                                }
                                                                                if (errors === _errs51) {
                                                                                  if (typeof data25 == "number" && isFinite(data25)) {
                                                                                    if (data25 < 1 || isNaN(data25)) {
                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/version";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                }
                                                                                var valid7 = _errs51 === errors;
                                                                              } else {
                                                                                var valid7 = true;
                                                                              }
                                                                              if (valid7) {
                                                                                if (data18.payment !== void 0) {
                                                                                  let data26 = data18.payment;
                                                                                  const _errs53 = errors;
                                                                                  if (errors === _errs53) {
                                                                                    if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                                                                                      let missing5;
                                                                                      if (data26.principalCents === void 0 && (missing5 = "principalCents") || data26.discountCents === void 0 && (missing5 = "discountCents") || data26.interestCents === void 0 && (missing5 = "interestCents") || data26.fineCents === void 0 && (missing5 = "fineCents") || data26.feeCents === void 0 && (missing5 = "feeCents") || data26.form === void 0 && (missing5 = "form")) {
                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment";
                                                                                        return false;
                                                                                      } else {
                                                                                        if (data26.principalCents !== void 0) {
                                                                                          let data27 = data26.principalCents;
                                                                                          const _errs55 = errors;
                                                                                          if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/principalCents";
                                                                                            return false;
                                                                                          }
                                                                                          if (errors === _errs55) {
                                                                                            if (typeof data27 == "number" && isFinite(data27)) {
                                                                                              if (data27 < 0 || isNaN(data27)) {
                                                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/principalCents";
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                          var valid8 = _errs55 === errors;
                                                                                        } else {
                                                                                          var valid8 = true;
                                                                                        }
                                                                                        if (valid8) {
                                                                                          if (data26.discountCents !== void 0) {
                                                                                            let data28 = data26.discountCents;
                                                                                            const _errs57 = errors;
                                                                                            if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                                                                                              validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/discountCents";
                                                                                              return false;
                                                                                            }
                                                                                            if (errors === _errs57) {
                                                                                              if (typeof data28 == "number" && isFinite(data28)) {
                                                                                                if (data28 < 0 || isNaN(data28)) {
                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/discountCents";
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                            var valid8 = _errs57 === errors;
                                                                                          } else {
                                                                                            var valid8 = true;
                                                                                          }
                                                                                          if (valid8) {
                                                                                            if (data26.interestCents !== void 0) {
                                                                                              let data29 = data26.interestCents;
                                                                                              const _errs59 = errors;
                                                                                              if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                                                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/interestCents";
                                                                                                return false;
                                                                                              }
                                                                                              if (errors === _errs59) {
                                                                                                if (typeof data29 == "number" && isFinite(data29)) {
                                                                                                  if (data29 < 0 || isNaN(data29)) {
                                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/interestCents";
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                              var valid8 = _errs59 === errors;
                                                                                            } else {
                                                                                              var valid8 = true;
                                                                                            }
                                                                                            if (valid8) {
                                                                                              if (data26.fineCents !== void 0) {
                                                                                                let data30 = data26.fineCents;
                                                                                                const _errs61 = errors;
                                                                                                if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/fineCents";
                                                                                                  return false;
                                                                                                }
                                                                                                if (errors === _errs61) {
                                                                                                  if (typeof data30 == "number" && isFinite(data30)) {
                                                                                                    if (data30 < 0 || isNaN(data30)) {
                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/fineCents";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                                var valid8 = _errs61 === errors;
                                                                                              } else {
                                                                                                var valid8 = true;
                                                                                              }
                                                                                              if (valid8) {
                                                                                                if (data26.feeCents !== void 0) {
                                                                                                  let data31 = data26.feeCents;
                                                                                                  const _errs63 = errors;
                                                                                                  if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/feeCents";
                                                                                                    return false;
                                                                                                  }
                                                                                                  if (errors === _errs63) {
                                                                                                    if (typeof data31 == "number" && isFinite(data31)) {
                                                                                                      if (data31 < 0 || isNaN(data31)) {
                                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/feeCents";
                                                                                                        return false;
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                  var valid8 = _errs63 === errors;
                                                                                                } else {
                                                                                                  var valid8 = true;
                                                                                                }
                                                                                                if (valid8) {
                                                                                                  if (data26.form !== void 0) {
                                                                                                    const _errs65 = errors;
                                                                                                    if (typeof data26.form !== "string") {
                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/form";
                                                                                                      return false;
                                                                                                    }
                                                                                                    var valid8 = _errs65 === errors;
                                                                                                  } else {
                                                                                                    var valid8 = true;
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                    } else {
                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment";
                                                                                      return false;
                                                                                    }
                                                                                  }
                                                                                  var valid7 = _errs53 === errors;
                                                                                } else {
                                                                                  var valid7 = true;
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
                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2;
                                                                return false;
                                                              }
                                                            }
                                                            var valid6 = _errs37 === errors;
                                                            if (!valid6) {
                                                              break;
                                                            }
                                                          }
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items";
                                                        return false;
                                                      }
                                                    }
                                                    var valid4 = _errs35 === errors;
                                                  } else {
                                                    var valid4 = true;
                                                  }
                                                }
                                              }
                                            }
                                          }
                                        } else {
                                          validate21.at = instancePath + "/lines/" + i0 + "/proposal";
                                          return false;
                                        }
                                      }
                                      var valid3 = _errs25 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data5.otherSide !== void 0) {
                                        let data33 = data5.otherSide;
                                        const _errs67 = errors;
                                        if (errors === _errs67) {
                                          if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                                            let missing6;
                                            if (data33.accountId === void 0 && (missing6 = "accountId") || data33.accountName === void 0 && (missing6 = "accountName") || data33.lineId === void 0 && (missing6 = "lineId") || data33.version === void 0 && (missing6 = "version") || data33.day === void 0 && (missing6 = "day")) {
                                              validate21.at = instancePath + "/lines/" + i0 + "/otherSide";
                                              return false;
                                            } else {
                                              if (data33.accountId !== void 0) {
                                                let data34 = data33.accountId;
                                                const _errs69 = errors;
                                                if (errors === _errs69) {
                                                  if (typeof data34 === "string") {
                                                    if (data34.length < 1) {
                                                      validate21.at = instancePath + "/lines/" + i0 + "/otherSide/accountId";
                                                      return false;
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/otherSide/accountId";
                                                    return false;
                                                  }
                                                }
                                                var valid9 = _errs69 === errors;
                                              } else {
                                                var valid9 = true;
                                              }
                                              if (valid9) {
                                                if (data33.accountName !== void 0) {
                                                  const _errs71 = errors;
                                                  if (typeof data33.accountName !== "string") {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/otherSide/accountName";
                                                    return false;
                                                  }
                                                  var valid9 = _errs71 === errors;
                                                } else {
                                                  var valid9 = true;
                                                }
                                                if (valid9) {
                                                  if (data33.lineId !== void 0) {
                                                    let data36 = data33.lineId;
                                                    const _errs73 = errors;
                                                    if (errors === _errs73) {
                                                      if (typeof data36 === "string") {
                                                        if (data36.length < 1) {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/otherSide/lineId";
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/otherSide/lineId";
                                                        return false;
                                                      }
                                                    }
                                                    var valid9 = _errs73 === errors;
                                                  } else {
                                                    var valid9 = true;
                                                  }
                                                  if (valid9) {
                                                    if (data33.version !== void 0) {
                                                      let data37 = data33.version;
                                                      const _errs75 = errors;
                                                      if (!(typeof data37 == "number" && (!(data37 % 1) && !isNaN(data37)) && isFinite(data37))) {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/otherSide/version";
                                                        return false;
                                                      }
                                                      if (errors === _errs75) {
                                                        if (typeof data37 == "number" && isFinite(data37)) {
                                                          if (data37 < 1 || isNaN(data37)) {
                                                            validate21.at = instancePath + "/lines/" + i0 + "/otherSide/version";
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                      var valid9 = _errs75 === errors;
                                                    } else {
                                                      var valid9 = true;
                                                    }
                                                    if (valid9) {
                                                      if (data33.day !== void 0) {
                                                        let data38 = data33.day;
                                                        const _errs77 = errors;
                                                        if (errors === _errs77) {
                                                          if (errors === _errs77) {
                                                            if (typeof data38 === "string") {
                                                              if (!formats0.test(data38)) {
                                                                validate21.at = instancePath + "/lines/" + i0 + "/otherSide/day";
                                                                return false;
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/lines/" + i0 + "/otherSide/day";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid9 = _errs77 === errors;
                                                      } else {
                                                        var valid9 = true;
                                                      }
                                                    }
                                                  }
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/lines/" + i0 + "/otherSide";
                                            return false;
                                          }
                                        }
                                        var valid3 = _errs67 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data5.usual !== void 0) {
                                          let data39 = data5.usual;
                                          const _errs79 = errors;
                                          if (errors === _errs79) {
                                            if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                                              let missing7;
                                              if (data39.counterparty === void 0 && (missing7 = "counterparty") || data39.category === void 0 && (missing7 = "category")) {
                                                validate21.at = instancePath + "/lines/" + i0 + "/usual";
                                                return false;
                                              } else {
                                                if (data39.counterparty !== void 0) {
                                                  const _errs81 = errors;
                                                  if (typeof data39.counterparty !== "string") {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/usual/counterparty";
                                                    return false;
                                                  }
                                                  var valid10 = _errs81 === errors;
                                                } else {
                                                  var valid10 = true;
                                                }
                                                if (valid10) {
                                                  if (data39.category !== void 0) {
                                                    const _errs83 = errors;
                                                    if (typeof data39.category !== "string") {
                                                      validate21.at = instancePath + "/lines/" + i0 + "/usual/category";
                                                      return false;
                                                    }
                                                    var valid10 = _errs83 === errors;
                                                  } else {
                                                    var valid10 = true;
                                                  }
                                                }
                                              }
                                            } else {
                                              validate21.at = instancePath + "/lines/" + i0 + "/usual";
                                              return false;
                                            }
                                          }
                                          var valid3 = _errs79 === errors;
                                        } else {
                                          var valid3 = true;
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
                      validate21.at = instancePath + "/lines/" + i0;
                      return false;
                    }
                  }
                  var valid2 = _errs11 === errors;
                  if (!valid2) {
                    break;
                  }
                }
              } else {
                validate21.at = instancePath + "/lines";
                return false;
              }
            }
            var valid0 = _errs9 === errors;
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
isProposalList.removable = ["/lines/*", "/lines/*/document", "/lines/*/proposal", "/lines/*/proposal/signs/*", "/lines/*/proposal/items/*", "/lines/*/proposal/items/*/document", "/lines/*/proposal/items/*/version", "/lines/*/proposal/items/*/payment", "/lines/*/otherSide", "/lines/*/usual"];
export {
  isProposalList
};
