// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isLineCandidates = validate21;
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
function validate21(data, { instancePath = "" } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recorded === void 0 && (missing0 = "recorded") || data.open === void 0 && (missing0 = "open")) {
        validate21.at = instancePath;
        return false;
      } else {
        if (data.recorded !== void 0) {
          let data0 = data.recorded;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.items === void 0 && (missing1 = "items") || data0.count === void 0 && (missing1 = "count")) {
                validate21.at = instancePath + "/recorded";
                return false;
              } else {
                if (data0.items !== void 0) {
                  let data1 = data0.items;
                  const _errs3 = errors;
                  if (errors === _errs3) {
                    if (Array.isArray(data1)) {
                      if (data1.length > 20) {
                        validate21.at = instancePath + "/recorded/items";
                        return false;
                      } else {
                        var valid2 = true;
                        const len0 = data1.length;
                        for (let i0 = 0; i0 < len0; i0++) {
                          let data2 = data1[i0];
                          const _errs5 = errors;
                          if (errors === _errs5) {
                            if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                              let missing2;
                              if (data2.kind === void 0 && (missing2 = "kind") || data2.id === void 0 && (missing2 = "id") || data2.day === void 0 && (missing2 = "day") || data2.cents === void 0 && (missing2 = "cents") || data2.counterparty === void 0 && (missing2 = "counterparty")) {
                                validate21.at = instancePath + "/recorded/items/" + i0;
                                return false;
                              } else {
                                if (data2.kind !== void 0) {
                                  const _errs7 = errors;
                                  if (typeof data2.kind !== "string") {
                                    validate21.at = instancePath + "/recorded/items/" + i0 + "/kind";
                                    return false;
                                  }
                                  var valid3 = _errs7 === errors;
                                } else {
                                  var valid3 = true;
                                }
                                if (valid3) {
                                  if (data2.id !== void 0) {
                                    let data4 = data2.id;
                                    const _errs9 = errors;
                                    if (errors === _errs9) {
                                      if (typeof data4 === "string") {
                                        if (data4.length < 1) {
                                          validate21.at = instancePath + "/recorded/items/" + i0 + "/id";
                                          return false;
                                        }
                                      } else {
                                        validate21.at = instancePath + "/recorded/items/" + i0 + "/id";
                                        return false;
                                      }
                                    }
                                    var valid3 = _errs9 === errors;
                                  } else {
                                    var valid3 = true;
                                  }
                                  if (valid3) {
                                    if (data2.day !== void 0) {
                                      let data5 = data2.day;
                                      const _errs11 = errors;
                                      if (errors === _errs11) {
                                        if (errors === _errs11) {
                                          if (typeof data5 === "string") {
                                            if (!formats0.test(data5)) {
                                              validate21.at = instancePath + "/recorded/items/" + i0 + "/day";
                                              return false;
                                            }
                                          } else {
                                            validate21.at = instancePath + "/recorded/items/" + i0 + "/day";
                                            return false;
                                          }
                                        }
                                      }
                                      var valid3 = _errs11 === errors;
                                    } else {
                                      var valid3 = true;
                                    }
                                    if (valid3) {
                                      if (data2.cents !== void 0) {
                                        let data6 = data2.cents;
                                        const _errs13 = errors;
                                        if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                                          validate21.at = instancePath + "/recorded/items/" + i0 + "/cents";
                                          return false;
                                        }
                                        var valid3 = _errs13 === errors;
                                      } else {
                                        var valid3 = true;
                                      }
                                      if (valid3) {
                                        if (data2.counterparty !== void 0) {
                                          const _errs15 = errors;
                                          if (typeof data2.counterparty !== "string") {
                                            validate21.at = instancePath + "/recorded/items/" + i0 + "/counterparty";
                                            return false;
                                          }
                                          var valid3 = _errs15 === errors;
                                        } else {
                                          var valid3 = true;
                                        }
                                        if (valid3) {
                                          if (data2.document !== void 0) {
                                            const _errs17 = errors;
                                            if (typeof data2.document !== "string") {
                                              validate21.at = instancePath + "/recorded/items/" + i0 + "/document";
                                              return false;
                                            }
                                            var valid3 = _errs17 === errors;
                                          } else {
                                            var valid3 = true;
                                          }
                                          if (valid3) {
                                            if (data2.installment !== void 0) {
                                              let data9 = data2.installment;
                                              const _errs19 = errors;
                                              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                                                validate21.at = instancePath + "/recorded/items/" + i0 + "/installment";
                                                return false;
                                              }
                                              if (errors === _errs19) {
                                                if (typeof data9 == "number" && isFinite(data9)) {
                                                  if (data9 < 1 || isNaN(data9)) {
                                                    validate21.at = instancePath + "/recorded/items/" + i0 + "/installment";
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid3 = _errs19 === errors;
                                            } else {
                                              var valid3 = true;
                                            }
                                            if (valid3) {
                                              if (data2.installments !== void 0) {
                                                let data10 = data2.installments;
                                                const _errs21 = errors;
                                                if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                                                  validate21.at = instancePath + "/recorded/items/" + i0 + "/installments";
                                                  return false;
                                                }
                                                if (errors === _errs21) {
                                                  if (typeof data10 == "number" && isFinite(data10)) {
                                                    if (data10 < 1 || isNaN(data10)) {
                                                      validate21.at = instancePath + "/recorded/items/" + i0 + "/installments";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid3 = _errs21 === errors;
                                              } else {
                                                var valid3 = true;
                                              }
                                              if (valid3) {
                                                if (data2.version !== void 0) {
                                                  let data11 = data2.version;
                                                  const _errs23 = errors;
                                                  if (!(typeof data11 == "number" && (!(data11 % 1) && !isNaN(data11)) && isFinite(data11))) {
                                                    validate21.at = instancePath + "/recorded/items/" + i0 + "/version";
                                                    return false;
                                                  }
                                                  if (errors === _errs23) {
                                                    if (typeof data11 == "number" && isFinite(data11)) {
                                                      if (data11 < 1 || isNaN(data11)) {
                                                        validate21.at = instancePath + "/recorded/items/" + i0 + "/version";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid3 = _errs23 === errors;
                                                } else {
                                                  var valid3 = true;
                                                }
                                                if (valid3) {
                                                  if (data2.form !== void 0) {
                                                    const _errs25 = errors;
                                                    if (typeof data2.form !== "string") {
                                                      validate21.at = instancePath + "/recorded/items/" + i0 + "/form";
                                                      return false;
                                                    }
                                                    var valid3 = _errs25 === errors;
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
                              validate21.at = instancePath + "/recorded/items/" + i0;
                              return false;
                            }
                          }
                          var valid2 = _errs5 === errors;
                          if (!valid2) {
                            break;
                          }
                        }
                      }
                    } else {
                      validate21.at = instancePath + "/recorded/items";
                      return false;
                    }
                  }
                  var valid1 = _errs3 === errors;
                } else {
                  var valid1 = true;
                }
                if (valid1) {
                  if (data0.count !== void 0) {
                    let data13 = data0.count;
                    const _errs27 = errors;
                    if (!(typeof data13 == "number" && (!(data13 % 1) && !isNaN(data13)) && isFinite(data13))) {
                      validate21.at = instancePath + "/recorded/count";
                      return false;
                    }
                    if (errors === _errs27) {
                      if (typeof data13 == "number" && isFinite(data13)) {
                        if (data13 < 0 || isNaN(data13)) {
                          validate21.at = instancePath + "/recorded/count";
                          return false;
                        }
                      }
                    }
                    var valid1 = _errs27 === errors;
                  } else {
                    var valid1 = true;
                  }
                }
              }
            } else {
              validate21.at = instancePath + "/recorded";
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.open !== void 0) {
            let data14 = data.open;
            const _errs29 = errors;
            if (errors === _errs29) {
              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                let missing3;
                if (data14.items === void 0 && (missing3 = "items") || data14.count === void 0 && (missing3 = "count")) {
                  validate21.at = instancePath + "/open";
                  return false;
                } else {
                  if (data14.items !== void 0) {
                    let data15 = data14.items;
                    const _errs31 = errors;
                    if (errors === _errs31) {
                      if (Array.isArray(data15)) {
                        if (data15.length > 20) {
                          validate21.at = instancePath + "/open/items";
                          return false;
                        } else {
                          var valid5 = true;
                          const len1 = data15.length;
                          for (let i1 = 0; i1 < len1; i1++) {
                            let data16 = data15[i1];
                            const _errs33 = errors;
                            if (errors === _errs33) {
                              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                                let missing4;
                                if (data16.kind === void 0 && (missing4 = "kind") || data16.id === void 0 && (missing4 = "id") || data16.day === void 0 && (missing4 = "day") || data16.cents === void 0 && (missing4 = "cents") || data16.counterparty === void 0 && (missing4 = "counterparty")) {
                                  validate21.at = instancePath + "/open/items/" + i1;
                                  return false;
                                } else {
                                  if (data16.kind !== void 0) {
                                    const _errs35 = errors;
                                    if (typeof data16.kind !== "string") {
                                      validate21.at = instancePath + "/open/items/" + i1 + "/kind";
                                      return false;
                                    }
                                    var valid6 = _errs35 === errors;
                                  } else {
                                    var valid6 = true;
                                  }
                                  if (valid6) {
                                    if (data16.id !== void 0) {
                                      let data18 = data16.id;
                                      const _errs37 = errors;
                                      if (errors === _errs37) {
                                        if (typeof data18 === "string") {
                                          if (data18.length < 1) {
                                            validate21.at = instancePath + "/open/items/" + i1 + "/id";
                                            return false;
                                          }
                                        } else {
                                          validate21.at = instancePath + "/open/items/" + i1 + "/id";
                                          return false;
                                        }
                                      }
                                      var valid6 = _errs37 === errors;
                                    } else {
                                      var valid6 = true;
                                    }
                                    if (valid6) {
                                      if (data16.day !== void 0) {
                                        let data19 = data16.day;
                                        const _errs39 = errors;
                                        if (errors === _errs39) {
                                          if (errors === _errs39) {
                                            if (typeof data19 === "string") {
                                              if (!formats0.test(data19)) {
                                                validate21.at = instancePath + "/open/items/" + i1 + "/day";
                                                return false;
                                              }
                                            } else {
                                              validate21.at = instancePath + "/open/items/" + i1 + "/day";
                                              return false;
                                            }
                                          }
                                        }
                                        var valid6 = _errs39 === errors;
                                      } else {
                                        var valid6 = true;
                                      }
                                      if (valid6) {
                                        if (data16.cents !== void 0) {
                                          let data20 = data16.cents;
                                          const _errs41 = errors;
                                          if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                                            validate21.at = instancePath + "/open/items/" + i1 + "/cents";
                                            return false;
                                          }
                                          var valid6 = _errs41 === errors;
                                        } else {
                                          var valid6 = true;
                                        }
                                        if (valid6) {
                                          if (data16.counterparty !== void 0) {
                                            const _errs43 = errors;
                                            if (typeof data16.counterparty !== "string") {
                                              validate21.at = instancePath + "/open/items/" + i1 + "/counterparty";
                                              return false;
                                            }
                                            var valid6 = _errs43 === errors;
                                          } else {
                                            var valid6 = true;
                                          }
                                          if (valid6) {
                                            if (data16.document !== void 0) {
                                              const _errs45 = errors;
                                              if (typeof data16.document !== "string") {
                                                validate21.at = instancePath + "/open/items/" + i1 + "/document";
                                                return false;
                                              }
                                              var valid6 = _errs45 === errors;
                                            } else {
                                              var valid6 = true;
                                            }
                                            if (valid6) {
                                              if (data16.installment !== void 0) {
                                                let data23 = data16.installment;
                                                const _errs47 = errors;
                                                if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                  validate21.at = instancePath + "/open/items/" + i1 + "/installment";
                                                  return false;
                                                }
                                                if (errors === _errs47) {
                                                  if (typeof data23 == "number" && isFinite(data23)) {
                                                    if (data23 < 1 || isNaN(data23)) {
                                                      validate21.at = instancePath + "/open/items/" + i1 + "/installment";
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid6 = _errs47 === errors;
                                              } else {
                                                var valid6 = true;
                                              }
                                              if (valid6) {
                                                if (data16.installments !== void 0) {
                                                  let data24 = data16.installments;
                                                  const _errs49 = errors;
                                                  if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                                                    validate21.at = instancePath + "/open/items/" + i1 + "/installments";
                                                    return false;
                                                  }
                                                  if (errors === _errs49) {
                                                    if (typeof data24 == "number" && isFinite(data24)) {
                                                      if (data24 < 1 || isNaN(data24)) {
                                                        validate21.at = instancePath + "/open/items/" + i1 + "/installments";
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid6 = _errs49 === errors;
                                                } else {
                                                  var valid6 = true;
                                                }
                                                if (valid6) {
                                                  if (data16.version !== void 0) {
                                                    let data25 = data16.version;
                                                    const _errs51 = errors;
                                                    if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                      validate21.at = instancePath + "/open/items/" + i1 + "/version";
                                                      return false;
                                                    }
                                                    if (errors === _errs51) {
                                                      if (typeof data25 == "number" && isFinite(data25)) {
                                                        if (data25 < 1 || isNaN(data25)) {
                                                          validate21.at = instancePath + "/open/items/" + i1 + "/version";
                                                          return false;
                                                        }
                                                      }
                                                    }
                                                    var valid6 = _errs51 === errors;
                                                  } else {
                                                    var valid6 = true;
                                                  }
                                                  if (valid6) {
                                                    if (data16.form !== void 0) {
                                                      const _errs53 = errors;
                                                      if (typeof data16.form !== "string") {
                                                        validate21.at = instancePath + "/open/items/" + i1 + "/form";
                                                        return false;
                                                      }
                                                      var valid6 = _errs53 === errors;
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
                              } else {
                                validate21.at = instancePath + "/open/items/" + i1;
                                return false;
                              }
                            }
                            var valid5 = _errs33 === errors;
                            if (!valid5) {
                              break;
                            }
                          }
                        }
                      } else {
                        validate21.at = instancePath + "/open/items";
                        return false;
                      }
                    }
                    var valid4 = _errs31 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data14.count !== void 0) {
                      let data27 = data14.count;
                      const _errs55 = errors;
                      if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                        validate21.at = instancePath + "/open/count";
                        return false;
                      }
                      if (errors === _errs55) {
                        if (typeof data27 == "number" && isFinite(data27)) {
                          if (data27 < 0 || isNaN(data27)) {
                            validate21.at = instancePath + "/open/count";
                            return false;
                          }
                        }
                      }
                      var valid4 = _errs55 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              } else {
                validate21.at = instancePath + "/open";
                return false;
              }
            }
            var valid0 = _errs29 === errors;
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
isLineCandidates.removable = ["/recorded/items/*", "/recorded/items/*/document", "/recorded/items/*/installment", "/recorded/items/*/installments", "/recorded/items/*/version", "/recorded/items/*/form", "/open/items/*", "/open/items/*/document", "/open/items/*/installment", "/open/items/*/installments", "/open/items/*/version", "/open/items/*/form"];
export {
  isLineCandidates
};
