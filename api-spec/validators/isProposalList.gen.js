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
                                                                        if (data18.dueOn !== void 0) {
                                                                          let data22 = data18.dueOn;
                                                                          const _errs45 = errors;
                                                                          if (errors === _errs45) {
                                                                            if (errors === _errs45) {
                                                                              if (typeof data22 === "string") {
                                                                                if (!formats0.test(data22)) {
                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/dueOn";
                                                                                  return false;
                                                                                }
                                                                              } else {
                                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/dueOn";
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid7 = _errs45 === errors;
                                                                        } else {
                                                                          var valid7 = true;
                                                                        }
                                                                        if (valid7) {
                                                                          if (data18.cents !== void 0) {
                                                                            let data23 = data18.cents;
                                                                            const _errs47 = errors;
                                                                            if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                                              validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/cents";
                                                                              return false;
                                                                            }
                                                                            var valid7 = _errs47 === errors;
                                                                          } else {
                                                                            var valid7 = true;
                                                                          }
                                                                          if (valid7) {
                                                                            if (data18.counterparty !== void 0) {
                                                                              const _errs49 = errors;
                                                                              if (typeof data18.counterparty !== "string") {
                                                                                validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/counterparty";
                                                                                return false;
                                                                              }
                                                                              var valid7 = _errs49 === errors;
                                                                            } else {
                                                                              var valid7 = true;
                                                                            }
                                                                            if (valid7) {
                                                                              if (data18.document !== void 0) {
                                                                                const _errs51 = errors;
                                                                                if (typeof data18.document !== "string") {
                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/document";
                                                                                  return false;
                                                                                }
                                                                                var valid7 = _errs51 === errors;
                                                                              } else {
                                                                                var valid7 = true;
                                                                              }
                                                                              if (valid7) {
                                                                                if (data18.installment !== void 0) {
                                                                                  let data26 = data18.installment;
                                                                                  const _errs53 = errors;
                                                                                  if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/installment";
                                                                                    return false;
                                                                                  }
                                                                                  if (errors === _errs53) {
                                                                                    if (typeof data26 == "number" && isFinite(data26)) {
                                                                                      if (data26 < 1 || isNaN(data26)) {
                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/installment";
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid7 = _errs53 === errors;
                                                                                } else {
                                                                                  var valid7 = true;
                                                                                }
                                                                                if (valid7) {
                                                                                  if (data18.installments !== void 0) {
                                                                                    let data27 = data18.installments;
                                                                                    const _errs55 = errors;
                                                                                    if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/installments";
                                                                                      return false;
                                                                                    }
                                                                                    if (errors === _errs55) {
                                                                                      if (typeof data27 == "number" && isFinite(data27)) {
                                                                                        if (data27 < 1 || isNaN(data27)) {
                                                                                          validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/installments";
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                    var valid7 = _errs55 === errors;
                                                                                  } else {
                                                                                    var valid7 = true;
                                                                                  }
                                                                                  if (valid7) {
                                                                                    if (data18.version !== void 0) {
                                                                                      let data28 = data18.version;
                                                                                      const _errs57 = errors;
                                                                                      if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/version";
                                                                                        return false;
                                                                                      }
                                                                                      if (errors === _errs57) {
                                                                                        if (typeof data28 == "number" && isFinite(data28)) {
                                                                                          if (data28 < 1 || isNaN(data28)) {
                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/version";
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                      var valid7 = _errs57 === errors;
                                                                                    } else {
                                                                                      var valid7 = true;
                                                                                    }
                                                                                    if (valid7) {
                                                                                      if (data18.payment !== void 0) {
                                                                                        let data29 = data18.payment;
                                                                                        const _errs59 = errors;
                                                                                        if (errors === _errs59) {
                                                                                          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                                                                                            let missing5;
                                                                                            if (data29.principalCents === void 0 && (missing5 = "principalCents") || data29.discountCents === void 0 && (missing5 = "discountCents") || data29.interestCents === void 0 && (missing5 = "interestCents") || data29.fineCents === void 0 && (missing5 = "fineCents") || data29.feeCents === void 0 && (missing5 = "feeCents") || data29.form === void 0 && (missing5 = "form")) {
                                                                                              validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment";
                                                                                              return false;
                                                                                            } else {
                                                                                              if (data29.principalCents !== void 0) {
                                                                                                let data30 = data29.principalCents;
                                                                                                const _errs61 = errors;
                                                                                                if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/principalCents";
                                                                                                  return false;
                                                                                                }
                                                                                                if (errors === _errs61) {
                                                                                                  if (typeof data30 == "number" && isFinite(data30)) {
                                                                                                    if (data30 < 0 || isNaN(data30)) {
                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/principalCents";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                                var valid8 = _errs61 === errors;
                                                                                              } else {
                                                                                                var valid8 = true;
                                                                                              }
                                                                                              if (valid8) {
                                                                                                if (data29.discountCents !== void 0) {
                                                                                                  let data31 = data29.discountCents;
                                                                                                  const _errs63 = errors;
                                                                                                  if (!(typeof data31 == "number" && (!(data31 % 1) && !isNaN(data31)) && isFinite(data31))) {
                                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/discountCents";
                                                                                                    return false;
                                                                                                  }
                                                                                                  if (errors === _errs63) {
                                                                                                    if (typeof data31 == "number" && isFinite(data31)) {
                                                                                                      if (data31 < 0 || isNaN(data31)) {
                                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/discountCents";
                                                                                                        return false;
                                                                                                      }
                                                                                                    }
                                                                                                  }
                                                                                                  var valid8 = _errs63 === errors;
                                                                                                } else {
                                                                                                  var valid8 = true;
                                                                                                }
                                                                                                if (valid8) {
                                                                                                  if (data29.interestCents !== void 0) {
                                                                                                    let data32 = data29.interestCents;
                                                                                                    const _errs65 = errors;
                                                                                                    if (!(typeof data32 == "number" && (!(data32 % 1) && !isNaN(data32)) && isFinite(data32))) {
                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/interestCents";
                                                                                                      return false;
                                                                                                    }
                                                                                                    if (errors === _errs65) {
                                                                                                      if (typeof data32 == "number" && isFinite(data32)) {
                                                                                                        if (data32 < 0 || isNaN(data32)) {
                                                                                                          validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/interestCents";
                                                                                                          return false;
                                                                                                        }
                                                                                                      }
                                                                                                    }
                                                                                                    var valid8 = _errs65 === errors;
                                                                                                  } else {
                                                                                                    var valid8 = true;
                                                                                                  }
                                                                                                  if (valid8) {
                                                                                                    if (data29.fineCents !== void 0) {
                                                                                                      let data33 = data29.fineCents;
                                                                                                      const _errs67 = errors;
                                                                                                      if (!(typeof data33 == "number" && (!(data33 % 1) && !isNaN(data33)) && isFinite(data33))) {
                                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/fineCents";
                                                                                                        return false;
                                                                                                      }
                                                                                                      if (errors === _errs67) {
                                                                                                        if (typeof data33 == "number" && isFinite(data33)) {
                                                                                                          if (data33 < 0 || isNaN(data33)) {
                                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/fineCents";
                                                                                                            return false;
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                      var valid8 = _errs67 === errors;
                                                                                                    } else {
                                                                                                      var valid8 = true;
                                                                                                    }
                                                                                                    if (valid8) {
                                                                                                      if (data29.feeCents !== void 0) {
                                                                                                        let data34 = data29.feeCents;
                                                                                                        const _errs69 = errors;
                                                                                                        if (!(typeof data34 == "number" && (!(data34 % 1) && !isNaN(data34)) && isFinite(data34))) {
                                                                                                          validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/feeCents";
                                                                                                          return false;
                                                                                                        }
                                                                                                        if (errors === _errs69) {
                                                                                                          if (typeof data34 == "number" && isFinite(data34)) {
                                                                                                            if (data34 < 0 || isNaN(data34)) {
                                                                                                              validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/feeCents";
                                                                                                              return false;
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                        var valid8 = _errs69 === errors;
                                                                                                      } else {
                                                                                                        var valid8 = true;
                                                                                                      }
                                                                                                      if (valid8) {
                                                                                                        if (data29.form !== void 0) {
                                                                                                          const _errs71 = errors;
                                                                                                          if (typeof data29.form !== "string") {
                                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/proposal/items/" + i2 + "/payment/form";
                                                                                                            return false;
                                                                                                          }
                                                                                                          var valid8 = _errs71 === errors;
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
                                                                                        var valid7 = _errs59 === errors;
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
                                      if (data5.similar !== void 0) {
                                        let data36 = data5.similar;
                                        const _errs73 = errors;
                                        if (errors === _errs73) {
                                          if (Array.isArray(data36)) {
                                            if (data36.length > 3) {
                                              validate21.at = instancePath + "/lines/" + i0 + "/similar";
                                              return false;
                                            } else {
                                              var valid9 = true;
                                              const len3 = data36.length;
                                              for (let i3 = 0; i3 < len3; i3++) {
                                                let data37 = data36[i3];
                                                const _errs75 = errors;
                                                if (errors === _errs75) {
                                                  if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
                                                    let missing6;
                                                    if (data37.isStrong === void 0 && (missing6 = "isStrong") || data37.signs === void 0 && (missing6 = "signs") || data37.daysLater === void 0 && (missing6 = "daysLater") || data37.items === void 0 && (missing6 = "items")) {
                                                      validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3;
                                                      return false;
                                                    } else {
                                                      if (data37.isStrong !== void 0) {
                                                        const _errs77 = errors;
                                                        if (typeof data37.isStrong !== "boolean") {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/isStrong";
                                                          return false;
                                                        }
                                                        var valid10 = _errs77 === errors;
                                                      } else {
                                                        var valid10 = true;
                                                      }
                                                      if (valid10) {
                                                        if (data37.signs !== void 0) {
                                                          let data39 = data37.signs;
                                                          const _errs79 = errors;
                                                          if (errors === _errs79) {
                                                            if (Array.isArray(data39)) {
                                                              var valid11 = true;
                                                              const len4 = data39.length;
                                                              for (let i4 = 0; i4 < len4; i4++) {
                                                                const _errs81 = errors;
                                                                if (typeof data39[i4] !== "string") {
                                                                  validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/signs/" + i4;
                                                                  return false;
                                                                }
                                                                var valid11 = _errs81 === errors;
                                                                if (!valid11) {
                                                                  break;
                                                                }
                                                              }
                                                            } else {
                                                              validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/signs";
                                                              return false;
                                                            }
                                                          }
                                                          var valid10 = _errs79 === errors;
                                                        } else {
                                                          var valid10 = true;
                                                        }
                                                        if (valid10) {
                                                          if (data37.daysLater !== void 0) {
                                                            let data41 = data37.daysLater;
                                                            const _errs83 = errors;
                                                            if (!(typeof data41 == "number" && (!(data41 % 1) && !isNaN(data41)) && isFinite(data41))) {
                                                              validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/daysLater";
                                                              return false;
                                                            }
                                                            var valid10 = _errs83 === errors;
                                                          } else {
                                                            var valid10 = true;
                                                          }
                                                          if (valid10) {
                                                            if (data37.items !== void 0) {
                                                              let data42 = data37.items;
                                                              const _errs85 = errors;
                                                              if (errors === _errs85) {
                                                                if (Array.isArray(data42)) {
                                                                  if (data42.length < 1) {
                                                                    validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items";
                                                                    return false;
                                                                  } else {
                                                                    var valid12 = true;
                                                                    const len5 = data42.length;
                                                                    for (let i5 = 0; i5 < len5; i5++) {
                                                                      let data43 = data42[i5];
                                                                      const _errs87 = errors;
                                                                      if (errors === _errs87) {
                                                                        if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                                                                          let missing7;
                                                                          if (data43.kind === void 0 && (missing7 = "kind") || data43.id === void 0 && (missing7 = "id") || data43.day === void 0 && (missing7 = "day") || data43.cents === void 0 && (missing7 = "cents") || data43.counterparty === void 0 && (missing7 = "counterparty")) {
                                                                            validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5;
                                                                            return false;
                                                                          } else {
                                                                            if (data43.kind !== void 0) {
                                                                              const _errs89 = errors;
                                                                              if (typeof data43.kind !== "string") {
                                                                                validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/kind";
                                                                                return false;
                                                                              }
                                                                              var valid13 = _errs89 === errors;
                                                                            } else {
                                                                              var valid13 = true;
                                                                            }
                                                                            if (valid13) {
                                                                              if (data43.id !== void 0) {
                                                                                let data45 = data43.id;
                                                                                const _errs91 = errors;
                                                                                if (errors === _errs91) {
                                                                                  if (typeof data45 === "string") {
                                                                                    if (data45.length < 1) {
                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/id";
                                                                                      return false;
                                                                                    }
                                                                                  } else {
                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/id";
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                                var valid13 = _errs91 === errors;
                                                                              } else {
                                                                                var valid13 = true;
                                                                              }
                                                                              if (valid13) {
                                                                                if (data43.day !== void 0) {
                                                                                  let data46 = data43.day;
                                                                                  const _errs93 = errors;
                                                                                  if (errors === _errs93) {
                                                                                    if (errors === _errs93) {
                                                                                      if (typeof data46 === "string") {
                                                                                        if (!formats0.test(data46)) {
                                                                                          validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/day";
                                                                                          return false;
                                                                                        }
                                                                                      } else {
                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/day";
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid13 = _errs93 === errors;
                                                                                } else {
                                                                                  var valid13 = true;
                                                                                }
                                                                                if (valid13) {
                                                                                  if (data43.dueOn !== void 0) {
                                                                                    let data47 = data43.dueOn;
                                                                                    const _errs95 = errors;
                                                                                    if (errors === _errs95) {
                                                                                      if (errors === _errs95) {
                                                                                        if (typeof data47 === "string") {
                                                                                          if (!formats0.test(data47)) {
                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/dueOn";
                                                                                            return false;
                                                                                          }
                                                                                        } else {
                                                                                          validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/dueOn";
                                                                                          return false;
                                                                                        }
                                                                                      }
                                                                                    }
                                                                                    var valid13 = _errs95 === errors;
                                                                                  } else {
                                                                                    var valid13 = true;
                                                                                  }
                                                                                  if (valid13) {
                                                                                    if (data43.cents !== void 0) {
                                                                                      let data48 = data43.cents;
                                                                                      const _errs97 = errors;
                                                                                      if (!(typeof data48 == "number" && (!(data48 % 1) && !isNaN(data48)) && isFinite(data48))) {
                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/cents";
                                                                                        return false;
                                                                                      }
                                                                                      var valid13 = _errs97 === errors;
                                                                                    } else {
                                                                                      var valid13 = true;
                                                                                    }
                                                                                    if (valid13) {
                                                                                      if (data43.counterparty !== void 0) {
                                                                                        const _errs99 = errors;
                                                                                        if (typeof data43.counterparty !== "string") {
                                                                                          validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/counterparty";
                                                                                          return false;
                                                                                        }
                                                                                        var valid13 = _errs99 === errors;
                                                                                      } else {
                                                                                        var valid13 = true;
                                                                                      }
                                                                                      if (valid13) {
                                                                                        if (data43.document !== void 0) {
                                                                                          const _errs101 = errors;
                                                                                          if (typeof data43.document !== "string") {
                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/document";
                                                                                            return false;
                                                                                          }
                                                                                          var valid13 = _errs101 === errors;
                                                                                        } else {
                                                                                          var valid13 = true;
                                                                                        }
                                                                                        if (valid13) {
                                                                                          if (data43.installment !== void 0) {
                                                                                            let data51 = data43.installment;
                                                                                            const _errs103 = errors;
                                                                                            if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                                                                                              validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/installment";
                                                                                              return false;
                                                                                            }
                                                                                            if (errors === _errs103) {
                                                                                              if (typeof data51 == "number" && isFinite(data51)) {
                                                                                                if (data51 < 1 || isNaN(data51)) {
                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/installment";
                                                                                                  return false;
                                                                                                }
                                                                                              }
                                                                                            }
                                                                                            var valid13 = _errs103 === errors;
                                                                                          } else {
                                                                                            var valid13 = true;
                                                                                          }
                                                                                          if (valid13) {
                                                                                            if (data43.installments !== void 0) {
                                                                                              let data52 = data43.installments;
                                                                                              const _errs105 = errors;
                                                                                              if (!(typeof data52 == "number" && (!(data52 % 1) && !isNaN(data52)) && isFinite(data52))) {
                                                                                                validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/installments";
                                                                                                return false;
                                                                                              }
                                                                                              if (errors === _errs105) {
                                                                                                if (typeof data52 == "number" && isFinite(data52)) {
                                                                                                  if (data52 < 1 || isNaN(data52)) {
                                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/installments";
                                                                                                    return false;
                                                                                                  }
                                                                                                }
                                                                                              }
                                                                                              var valid13 = _errs105 === errors;
                                                                                            } else {
                                                                                              var valid13 = true;
                                                                                            }
                                                                                            if (valid13) {
                                                                                              if (data43.version !== void 0) {
                                                                                                let data53 = data43.version;
                                                                                                const _errs107 = errors;
                                                                                                if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/version";
                                                                                                  return false;
                                                                                                }
                                                                                                if (errors === _errs107) {
                                                                                                  if (typeof data53 == "number" && isFinite(data53)) {
                                                                                                    if (data53 < 1 || isNaN(data53)) {
                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/version";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                                var valid13 = _errs107 === errors;
                                                                                              } else {
                                                                                                var valid13 = true;
                                                                                              }
                                                                                              if (valid13) {
                                                                                                if (data43.payment !== void 0) {
                                                                                                  let data54 = data43.payment;
                                                                                                  const _errs109 = errors;
                                                                                                  if (errors === _errs109) {
                                                                                                    if (data54 && typeof data54 == "object" && !Array.isArray(data54)) {
                                                                                                      let missing8;
                                                                                                      if (data54.principalCents === void 0 && (missing8 = "principalCents") || data54.discountCents === void 0 && (missing8 = "discountCents") || data54.interestCents === void 0 && (missing8 = "interestCents") || data54.fineCents === void 0 && (missing8 = "fineCents") || data54.feeCents === void 0 && (missing8 = "feeCents") || data54.form === void 0 && (missing8 = "form")) {
                                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment";
                                                                                                        return false;
                                                                                                      } else {
                                                                                                        if (data54.principalCents !== void 0) {
                                                                                                          let data55 = data54.principalCents;
                                                                                                          const _errs111 = errors;
                                                                                                          if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                                                                                                            validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/principalCents";
                                                                                                            return false;
                                                                                                          }
                                                                                                          if (errors === _errs111) {
                                                                                                            if (typeof data55 == "number" && isFinite(data55)) {
                                                                                                              if (data55 < 0 || isNaN(data55)) {
                                                                                                                validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/principalCents";
                                                                                                                return false;
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                          var valid14 = _errs111 === errors;
                                                                                                        } else {
                                                                                                          var valid14 = true;
                                                                                                        }
                                                                                                        if (valid14) {
                                                                                                          if (data54.discountCents !== void 0) {
                                                                                                            let data56 = data54.discountCents;
                                                                                                            const _errs113 = errors;
                                                                                                            if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                                                                                                              validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/discountCents";
                                                                                                              return false;
                                                                                                            }
                                                                                                            if (errors === _errs113) {
                                                                                                              if (typeof data56 == "number" && isFinite(data56)) {
                                                                                                                if (data56 < 0 || isNaN(data56)) {
                                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/discountCents";
                                                                                                                  return false;
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                            var valid14 = _errs113 === errors;
                                                                                                          } else {
                                                                                                            var valid14 = true;
                                                                                                          }
                                                                                                          if (valid14) {
                                                                                                            if (data54.interestCents !== void 0) {
                                                                                                              let data57 = data54.interestCents;
                                                                                                              const _errs115 = errors;
                                                                                                              if (!(typeof data57 == "number" && (!(data57 % 1) && !isNaN(data57)) && isFinite(data57))) {
                                                                                                                validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/interestCents";
                                                                                                                return false;
                                                                                                              }
                                                                                                              if (errors === _errs115) {
                                                                                                                if (typeof data57 == "number" && isFinite(data57)) {
                                                                                                                  if (data57 < 0 || isNaN(data57)) {
                                                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/interestCents";
                                                                                                                    return false;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                              var valid14 = _errs115 === errors;
                                                                                                            } else {
                                                                                                              var valid14 = true;
                                                                                                            }
                                                                                                            if (valid14) {
                                                                                                              if (data54.fineCents !== void 0) {
                                                                                                                let data58 = data54.fineCents;
                                                                                                                const _errs117 = errors;
                                                                                                                if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
                                                                                                                  validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/fineCents";
                                                                                                                  return false;
                                                                                                                }
                                                                                                                if (errors === _errs117) {
                                                                                                                  if (typeof data58 == "number" && isFinite(data58)) {
                                                                                                                    if (data58 < 0 || isNaN(data58)) {
                                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/fineCents";
                                                                                                                      return false;
                                                                                                                    }
                                                                                                                  }
                                                                                                                }
                                                                                                                var valid14 = _errs117 === errors;
                                                                                                              } else {
                                                                                                                var valid14 = true;
                                                                                                              }
                                                                                                              if (valid14) {
                                                                                                                if (data54.feeCents !== void 0) {
                                                                                                                  let data59 = data54.feeCents;
                                                                                                                  const _errs119 = errors;
                                                                                                                  if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                                                                                                                    validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/feeCents";
                                                                                                                    return false;
                                                                                                                  }
                                                                                                                  if (errors === _errs119) {
                                                                                                                    if (typeof data59 == "number" && isFinite(data59)) {
                                                                                                                      if (data59 < 0 || isNaN(data59)) {
                                                                                                                        validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/feeCents";
                                                                                                                        return false;
                                                                                                                      }
                                                                                                                    }
                                                                                                                  }
                                                                                                                  var valid14 = _errs119 === errors;
                                                                                                                } else {
                                                                                                                  var valid14 = true;
                                                                                                                }
                                                                                                                if (valid14) {
                                                                                                                  if (data54.form !== void 0) {
                                                                                                                    const _errs121 = errors;
                                                                                                                    if (typeof data54.form !== "string") {
                                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment/form";
                                                                                                                      return false;
                                                                                                                    }
                                                                                                                    var valid14 = _errs121 === errors;
                                                                                                                  } else {
                                                                                                                    var valid14 = true;
                                                                                                                  }
                                                                                                                }
                                                                                                              }
                                                                                                            }
                                                                                                          }
                                                                                                        }
                                                                                                      }
                                                                                                    } else {
                                                                                                      validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5 + "/payment";
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                  var valid13 = _errs109 === errors;
                                                                                                } else {
                                                                                                  var valid13 = true;
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
                                                                          validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items/" + i5;
                                                                          return false;
                                                                        }
                                                                      }
                                                                      var valid12 = _errs87 === errors;
                                                                      if (!valid12) {
                                                                        break;
                                                                      }
                                                                    }
                                                                  }
                                                                } else {
                                                                  validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3 + "/items";
                                                                  return false;
                                                                }
                                                              }
                                                              var valid10 = _errs85 === errors;
                                                            } else {
                                                              var valid10 = true;
                                                            }
                                                          }
                                                        }
                                                      }
                                                    }
                                                  } else {
                                                    validate21.at = instancePath + "/lines/" + i0 + "/similar/" + i3;
                                                    return false;
                                                  }
                                                }
                                                var valid9 = _errs75 === errors;
                                                if (!valid9) {
                                                  break;
                                                }
                                              }
                                            }
                                          } else {
                                            validate21.at = instancePath + "/lines/" + i0 + "/similar";
                                            return false;
                                          }
                                        }
                                        var valid3 = _errs73 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data5.otherSide !== void 0) {
                                          let data61 = data5.otherSide;
                                          const _errs123 = errors;
                                          if (errors === _errs123) {
                                            if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
                                              let missing9;
                                              if (data61.accountId === void 0 && (missing9 = "accountId") || data61.accountName === void 0 && (missing9 = "accountName") || data61.lineId === void 0 && (missing9 = "lineId") || data61.version === void 0 && (missing9 = "version") || data61.day === void 0 && (missing9 = "day")) {
                                                validate21.at = instancePath + "/lines/" + i0 + "/otherSide";
                                                return false;
                                              } else {
                                                if (data61.accountId !== void 0) {
                                                  let data62 = data61.accountId;
                                                  const _errs125 = errors;
                                                  if (errors === _errs125) {
                                                    if (typeof data62 === "string") {
                                                      if (data62.length < 1) {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/otherSide/accountId";
                                                        return false;
                                                      }
                                                    } else {
                                                      validate21.at = instancePath + "/lines/" + i0 + "/otherSide/accountId";
                                                      return false;
                                                    }
                                                  }
                                                  var valid15 = _errs125 === errors;
                                                } else {
                                                  var valid15 = true;
                                                }
                                                if (valid15) {
                                                  if (data61.accountName !== void 0) {
                                                    const _errs127 = errors;
                                                    if (typeof data61.accountName !== "string") {
                                                      validate21.at = instancePath + "/lines/" + i0 + "/otherSide/accountName";
                                                      return false;
                                                    }
                                                    var valid15 = _errs127 === errors;
                                                  } else {
                                                    var valid15 = true;
                                                  }
                                                  if (valid15) {
                                                    if (data61.lineId !== void 0) {
                                                      let data64 = data61.lineId;
                                                      const _errs129 = errors;
                                                      if (errors === _errs129) {
                                                        if (typeof data64 === "string") {
                                                          if (data64.length < 1) {
                                                            validate21.at = instancePath + "/lines/" + i0 + "/otherSide/lineId";
                                                            return false;
                                                          }
                                                        } else {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/otherSide/lineId";
                                                          return false;
                                                        }
                                                      }
                                                      var valid15 = _errs129 === errors;
                                                    } else {
                                                      var valid15 = true;
                                                    }
                                                    if (valid15) {
                                                      if (data61.version !== void 0) {
                                                        let data65 = data61.version;
                                                        const _errs131 = errors;
                                                        if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                                                          validate21.at = instancePath + "/lines/" + i0 + "/otherSide/version";
                                                          return false;
                                                        }
                                                        if (errors === _errs131) {
                                                          if (typeof data65 == "number" && isFinite(data65)) {
                                                            if (data65 < 1 || isNaN(data65)) {
                                                              validate21.at = instancePath + "/lines/" + i0 + "/otherSide/version";
                                                              return false;
                                                            }
                                                          }
                                                        }
                                                        var valid15 = _errs131 === errors;
                                                      } else {
                                                        var valid15 = true;
                                                      }
                                                      if (valid15) {
                                                        if (data61.day !== void 0) {
                                                          let data66 = data61.day;
                                                          const _errs133 = errors;
                                                          if (errors === _errs133) {
                                                            if (errors === _errs133) {
                                                              if (typeof data66 === "string") {
                                                                if (!formats0.test(data66)) {
                                                                  validate21.at = instancePath + "/lines/" + i0 + "/otherSide/day";
                                                                  return false;
                                                                }
                                                              } else {
                                                                validate21.at = instancePath + "/lines/" + i0 + "/otherSide/day";
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid15 = _errs133 === errors;
                                                        } else {
                                                          var valid15 = true;
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
                                          var valid3 = _errs123 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data5.usual !== void 0) {
                                            let data67 = data5.usual;
                                            const _errs135 = errors;
                                            if (errors === _errs135) {
                                              if (data67 && typeof data67 == "object" && !Array.isArray(data67)) {
                                                let missing10;
                                                if (data67.counterparty === void 0 && (missing10 = "counterparty") || data67.category === void 0 && (missing10 = "category")) {
                                                  validate21.at = instancePath + "/lines/" + i0 + "/usual";
                                                  return false;
                                                } else {
                                                  if (data67.counterparty !== void 0) {
                                                    const _errs137 = errors;
                                                    if (typeof data67.counterparty !== "string") {
                                                      validate21.at = instancePath + "/lines/" + i0 + "/usual/counterparty";
                                                      return false;
                                                    }
                                                    var valid16 = _errs137 === errors;
                                                  } else {
                                                    var valid16 = true;
                                                  }
                                                  if (valid16) {
                                                    if (data67.category !== void 0) {
                                                      const _errs139 = errors;
                                                      if (typeof data67.category !== "string") {
                                                        validate21.at = instancePath + "/lines/" + i0 + "/usual/category";
                                                        return false;
                                                      }
                                                      var valid16 = _errs139 === errors;
                                                    } else {
                                                      var valid16 = true;
                                                    }
                                                  }
                                                }
                                              } else {
                                                validate21.at = instancePath + "/lines/" + i0 + "/usual";
                                                return false;
                                              }
                                            }
                                            var valid3 = _errs135 === errors;
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
isProposalList.removable = ["/lines/*", "/lines/*/document", "/lines/*/proposal", "/lines/*/proposal/signs/*", "/lines/*/proposal/items/*", "/lines/*/proposal/items/*/dueOn", "/lines/*/proposal/items/*/document", "/lines/*/proposal/items/*/installment", "/lines/*/proposal/items/*/installments", "/lines/*/proposal/items/*/version", "/lines/*/proposal/items/*/payment", "/lines/*/similar", "/lines/*/similar/*", "/lines/*/similar/*/signs/*", "/lines/*/similar/*/items/*", "/lines/*/similar/*/items/*/dueOn", "/lines/*/similar/*/items/*/document", "/lines/*/similar/*/items/*/installment", "/lines/*/similar/*/items/*/installments", "/lines/*/similar/*/items/*/version", "/lines/*/similar/*/items/*/payment", "/lines/*/otherSide", "/lines/*/usual"];
export {
  isProposalList
};
