// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
// <stdin>
var isCompanyDay = validate21;
var schema32 = { "type": "object", "required": ["asOf", "overdue", "days"], "properties": { "asOf": { "type": "string", "format": "date", "description": "The company's day." }, "balance": { "type": "object", "description": "The opening balance with all payments since its day. Absent: no opening balance was typed, so the balance is\nunknown.\n", "required": ["cents", "openingCents", "openingOn"], "properties": { "cents": { "type": "integer", "description": "The balance of the company's day." }, "openingCents": { "type": "integer" }, "openingOn": { "type": "string", "format": "date", "description": "The day at whose start the opening balance counts." }, "link": { "type": "object", "description": "The page behind a figure. The portal ignores a `to` that it does not know.", "required": ["to"], "properties": { "to": { "type": "string", "description": "`entries` or `dashboard`." }, "code": { "type": "string", "description": "The code of the dashboard." }, "filter": { "type": "object", "description": "Parameters of `GET entries`.", "additionalProperties": { "type": "string" } } } } } }, "result": { "type": "object", "description": "What the entries issued in the present month add up to until the company's day: income less expenses, as in an income\nstatement.\n", "required": ["from", "to", "count", "cents"], "properties": { "from": { "type": "string", "format": "date" }, "to": { "type": "string", "format": "date" }, "count": { "type": "integer", "minimum": 0, "description": "The number of these entries." }, "cents": { "type": "integer" }, "link": { "type": "object", "description": "The page behind a figure. The portal ignores a `to` that it does not know.", "required": ["to"], "properties": { "to": { "type": "string", "description": "`entries` or `dashboard`." }, "code": { "type": "string", "description": "The code of the dashboard." }, "filter": { "type": "object", "description": "Parameters of `GET entries`.", "additionalProperties": { "type": "string" } } } } } }, "overdue": { "description": "What is overdue, with the entries that are late the shortest, the earliest of them first.", "$ref": "#/components/schemas/DueEntries" }, "days": { "type": "array", "description": "What is due on each of the seven days from the company's day, by the day on which a payment is late. A day without open\nentries may be absent.\n", "items": { "type": "object", "required": ["day", "receivable", "payable", "entries"], "properties": { "day": { "type": "string", "format": "date" }, "receivable": { "type": "object", "required": ["count", "openCents"], "properties": { "count": { "type": "integer", "minimum": 0 }, "openCents": { "type": "integer", "description": "What is open." } } }, "payable": { "type": "object", "required": ["count", "openCents"], "properties": { "count": { "type": "integer", "minimum": 0 }, "openCents": { "type": "integer", "description": "What is open." } } }, "entries": { "type": "array", "items": { "type": "object", "required": ["id", "kind", "status", "counterparty", "category", "form", "issuedOn", "dueOn", "effectiveDueOn", "amountCents"], "properties": { "id": { "type": "string", "minLength": 1 }, "kind": { "type": "string", "enum": ["receivable", "payable"] }, "status": { "type": "string", "enum": ["open", "today", "overdue", "paid"] }, "counterparty": { "type": "string", "description": "The name of the customer or supplier." }, "category": { "type": "string", "description": "The name of the category." }, "form": { "type": "string", "description": "How it is paid, such as `pix`, `boleto`, `card`, `cash` or `transfer`." }, "document": { "type": "string", "description": "The number of the document." }, "installment": { "type": "integer", "minimum": 1 }, "installments": { "type": "integer", "minimum": 1, "description": "The number of instalments of the document." }, "issuedOn": { "type": "string", "format": "date" }, "dueOn": { "type": "string", "format": "date", "description": "The due day as agreed." }, "effectiveDueOn": { "type": "string", "format": "date", "description": "The last day on which a payment is not late. It differs from `dueOn` if a bank is closed on that day." }, "paidOn": { "type": ["string", "null"], "format": "date", "description": "Absent or `null` if it is unpaid." }, "amountCents": { "type": "integer", "description": "The agreed amount." }, "paidCents": { "type": ["integer", "null"], "description": "The paid amount, as in `EntryInput`. Absent or `null` if it is unpaid." }, "openCents": { "type": "integer", "minimum": 0, "description": "What is open of the amount. Absent if the backend has one payment of an entry at most." }, "note": { "type": "string", "description": "A note about the entry. Absent or empty if there is none." }, "lateDays": { "type": "integer", "minimum": 0, "description": "Whole days since the effective due day." }, "occurrence": { "type": "integer", "minimum": 1, "description": "The number of the entry in its series. Absent if it does not repeat." }, "hasPayment": { "type": "boolean", "description": "Whether the entry has a payment or a refund that is not voided. Its kind then stays. Absent: unknown.\n" }, "seriesId": { "type": "string", "minLength": 1, "description": "The `id` of its series. Absent if it does not repeat, or if the backend does not have `getSeries`." }, "mayDelete": { "type": "boolean", "description": "Whether the caller may delete this entry today, in its present state. Absent: the `operations` of the session decide it for all entries.\n" }, "version": { "type": "integer", "minimum": 1, "description": "Grows with each change of the entry. Absent if the backend does not detect changes by others." } } } } } } }, "steps": { "type": "object", "description": "Which steps of a beginning are done. Absent: unknown, so none is asked for.", "required": ["openingBalance", "import", "entry"], "properties": { "openingBalance": { "type": "boolean", "description": "The opening balance was typed." }, "import": { "type": "boolean", "description": "A file was imported." }, "entry": { "type": "boolean", "description": "The company has an entry." } } } } };
var formats0 = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
var schema36 = { "type": "object", "required": ["id", "kind", "status", "counterparty", "category", "form", "issuedOn", "dueOn", "effectiveDueOn", "amountCents"], "properties": { "id": { "type": "string", "minLength": 1 }, "kind": { "type": "string", "enum": ["receivable", "payable"] }, "status": { "type": "string", "enum": ["open", "today", "overdue", "paid"] }, "counterparty": { "type": "string", "description": "The name of the customer or supplier." }, "category": { "type": "string", "description": "The name of the category." }, "form": { "type": "string", "description": "How it is paid, such as `pix`, `boleto`, `card`, `cash` or `transfer`." }, "document": { "type": "string", "description": "The number of the document." }, "installment": { "type": "integer", "minimum": 1 }, "installments": { "type": "integer", "minimum": 1, "description": "The number of instalments of the document." }, "issuedOn": { "type": "string", "format": "date" }, "dueOn": { "type": "string", "format": "date", "description": "The due day as agreed." }, "effectiveDueOn": { "type": "string", "format": "date", "description": "The last day on which a payment is not late. It differs from `dueOn` if a bank is closed on that day." }, "paidOn": { "type": ["string", "null"], "format": "date", "description": "Absent or `null` if it is unpaid." }, "amountCents": { "type": "integer", "description": "The agreed amount." }, "paidCents": { "type": ["integer", "null"], "description": "The paid amount, as in `EntryInput`. Absent or `null` if it is unpaid." }, "openCents": { "type": "integer", "minimum": 0, "description": "What is open of the amount. Absent if the backend has one payment of an entry at most." }, "note": { "type": "string", "description": "A note about the entry. Absent or empty if there is none." }, "lateDays": { "type": "integer", "minimum": 0, "description": "Whole days since the effective due day." }, "occurrence": { "type": "integer", "minimum": 1, "description": "The number of the entry in its series. Absent if it does not repeat." }, "hasPayment": { "type": "boolean", "description": "Whether the entry has a payment or a refund that is not voided. Its kind then stays. Absent: unknown.\n" }, "seriesId": { "type": "string", "minLength": 1, "description": "The `id` of its series. Absent if it does not repeat, or if the backend does not have `getSeries`." }, "mayDelete": { "type": "boolean", "description": "Whether the caller may delete this entry today, in its present state. Absent: the `operations` of the session decide it for all entries.\n" }, "version": { "type": "integer", "minimum": 1, "description": "Grows with each change of the entry. Absent if the backend does not detect changes by others." } } };
function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.receivable === void 0 && (missing0 = "receivable") || data.payable === void 0 && (missing0 = "payable") || data.entries === void 0 && (missing0 = "entries")) {
        validate22.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.receivable !== void 0) {
          let data0 = data.receivable;
          const _errs1 = errors;
          const _errs2 = errors;
          if (errors === _errs2) {
            if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
              let missing1;
              if (data0.count === void 0 && (missing1 = "count") || data0.openCents === void 0 && (missing1 = "openCents")) {
                validate22.errors = [{ instancePath: instancePath + "/receivable", schemaPath: "#/components/schemas/OpenSum/required", keyword: "required", params: { missingProperty: missing1 } }];
                return false;
              } else {
                if (data0.count !== void 0) {
                  let data1 = data0.count;
                  const _errs4 = errors;
                  if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
                    validate22.errors = [{ instancePath: instancePath + "/receivable/count", schemaPath: "#/components/schemas/OpenSum/properties/count/type", keyword: "type", params: { type: "integer" } }];
                    return false;
                  }
                  if (errors === _errs4) {
                    if (typeof data1 == "number" && isFinite(data1)) {
                      if (data1 < 0 || isNaN(data1)) {
                        validate22.errors = [{ instancePath: instancePath + "/receivable/count", schemaPath: "#/components/schemas/OpenSum/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                        return false;
                      }
                    }
                  }
                  var valid2 = _errs4 === errors;
                } else {
                  var valid2 = true;
                }
                if (valid2) {
                  if (data0.openCents !== void 0) {
                    let data2 = data0.openCents;
                    const _errs6 = errors;
                    if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                      validate22.errors = [{ instancePath: instancePath + "/receivable/openCents", schemaPath: "#/components/schemas/OpenSum/properties/openCents/type", keyword: "type", params: { type: "integer" } }];
                      return false;
                    }
                    var valid2 = _errs6 === errors;
                  } else {
                    var valid2 = true;
                  }
                }
              }
            } else {
              validate22.errors = [{ instancePath: instancePath + "/receivable", schemaPath: "#/components/schemas/OpenSum/type", keyword: "type", params: { type: "object" } }];
              return false;
            }
          }
          var valid0 = _errs1 === errors;
        } else {
          var valid0 = true;
        }
        if (valid0) {
          if (data.payable !== void 0) {
            let data3 = data.payable;
            const _errs8 = errors;
            const _errs9 = errors;
            if (errors === _errs9) {
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                let missing2;
                if (data3.count === void 0 && (missing2 = "count") || data3.openCents === void 0 && (missing2 = "openCents")) {
                  validate22.errors = [{ instancePath: instancePath + "/payable", schemaPath: "#/components/schemas/OpenSum/required", keyword: "required", params: { missingProperty: missing2 } }];
                  return false;
                } else {
                  if (data3.count !== void 0) {
                    let data4 = data3.count;
                    const _errs11 = errors;
                    if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                      validate22.errors = [{ instancePath: instancePath + "/payable/count", schemaPath: "#/components/schemas/OpenSum/properties/count/type", keyword: "type", params: { type: "integer" } }];
                      return false;
                    }
                    if (errors === _errs11) {
                      if (typeof data4 == "number" && isFinite(data4)) {
                        if (data4 < 0 || isNaN(data4)) {
                          validate22.errors = [{ instancePath: instancePath + "/payable/count", schemaPath: "#/components/schemas/OpenSum/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                          return false;
                        }
                      }
                    }
                    var valid4 = _errs11 === errors;
                  } else {
                    var valid4 = true;
                  }
                  if (valid4) {
                    if (data3.openCents !== void 0) {
                      let data5 = data3.openCents;
                      const _errs13 = errors;
                      if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                        validate22.errors = [{ instancePath: instancePath + "/payable/openCents", schemaPath: "#/components/schemas/OpenSum/properties/openCents/type", keyword: "type", params: { type: "integer" } }];
                        return false;
                      }
                      var valid4 = _errs13 === errors;
                    } else {
                      var valid4 = true;
                    }
                  }
                }
              } else {
                validate22.errors = [{ instancePath: instancePath + "/payable", schemaPath: "#/components/schemas/OpenSum/type", keyword: "type", params: { type: "object" } }];
                return false;
              }
            }
            var valid0 = _errs8 === errors;
          } else {
            var valid0 = true;
          }
          if (valid0) {
            if (data.entries !== void 0) {
              let data6 = data.entries;
              const _errs15 = errors;
              if (errors === _errs15) {
                if (Array.isArray(data6)) {
                  var valid5 = true;
                  const len0 = data6.length;
                  for (let i0 = 0; i0 < len0; i0++) {
                    let data7 = data6[i0];
                    const _errs17 = errors;
                    const _errs18 = errors;
                    if (errors === _errs18) {
                      if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                        let missing3;
                        if (data7.id === void 0 && (missing3 = "id") || data7.kind === void 0 && (missing3 = "kind") || data7.status === void 0 && (missing3 = "status") || data7.counterparty === void 0 && (missing3 = "counterparty") || data7.category === void 0 && (missing3 = "category") || data7.form === void 0 && (missing3 = "form") || data7.issuedOn === void 0 && (missing3 = "issuedOn") || data7.dueOn === void 0 && (missing3 = "dueOn") || data7.effectiveDueOn === void 0 && (missing3 = "effectiveDueOn") || data7.amountCents === void 0 && (missing3 = "amountCents")) {
                          validate22.errors = [{ instancePath: instancePath + "/entries/" + i0, schemaPath: "#/components/schemas/Entry/required", keyword: "required", params: { missingProperty: missing3 } }];
                          return false;
                        } else {
                          if (data7.id !== void 0) {
                            let data8 = data7.id;
                            const _errs20 = errors;
                            if (errors === _errs20) {
                              if (typeof data8 === "string") {
                                if (data8.length < 1) {
                                  validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/id", schemaPath: "#/components/schemas/Entry/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }];
                                  return false;
                                }
                              } else {
                                validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/id", schemaPath: "#/components/schemas/Entry/properties/id/type", keyword: "type", params: { type: "string" } }];
                                return false;
                              }
                            }
                            var valid7 = _errs20 === errors;
                          } else {
                            var valid7 = true;
                          }
                          if (valid7) {
                            if (data7.kind !== void 0) {
                              let data9 = data7.kind;
                              const _errs22 = errors;
                              if (typeof data9 !== "string") {
                                validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/kind", schemaPath: "#/components/schemas/Entry/properties/kind/type", keyword: "type", params: { type: "string" } }];
                                return false;
                              }
                              if (!(data9 === "receivable" || data9 === "payable")) {
                                validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/kind", schemaPath: "#/components/schemas/Entry/properties/kind/enum", keyword: "enum", params: { allowedValues: schema36.properties.kind.enum } }];
                                return false;
                              }
                              var valid7 = _errs22 === errors;
                            } else {
                              var valid7 = true;
                            }
                            if (valid7) {
                              if (data7.status !== void 0) {
                                let data10 = data7.status;
                                const _errs24 = errors;
                                if (typeof data10 !== "string") {
                                  validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/status", schemaPath: "#/components/schemas/Entry/properties/status/type", keyword: "type", params: { type: "string" } }];
                                  return false;
                                }
                                if (!(data10 === "open" || data10 === "today" || data10 === "overdue" || data10 === "paid")) {
                                  validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/status", schemaPath: "#/components/schemas/Entry/properties/status/enum", keyword: "enum", params: { allowedValues: schema36.properties.status.enum } }];
                                  return false;
                                }
                                var valid7 = _errs24 === errors;
                              } else {
                                var valid7 = true;
                              }
                              if (valid7) {
                                if (data7.counterparty !== void 0) {
                                  const _errs26 = errors;
                                  if (typeof data7.counterparty !== "string") {
                                    validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/counterparty", schemaPath: "#/components/schemas/Entry/properties/counterparty/type", keyword: "type", params: { type: "string" } }];
                                    return false;
                                  }
                                  var valid7 = _errs26 === errors;
                                } else {
                                  var valid7 = true;
                                }
                                if (valid7) {
                                  if (data7.category !== void 0) {
                                    const _errs28 = errors;
                                    if (typeof data7.category !== "string") {
                                      validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/category", schemaPath: "#/components/schemas/Entry/properties/category/type", keyword: "type", params: { type: "string" } }];
                                      return false;
                                    }
                                    var valid7 = _errs28 === errors;
                                  } else {
                                    var valid7 = true;
                                  }
                                  if (valid7) {
                                    if (data7.form !== void 0) {
                                      const _errs30 = errors;
                                      if (typeof data7.form !== "string") {
                                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/form", schemaPath: "#/components/schemas/Entry/properties/form/type", keyword: "type", params: { type: "string" } }];
                                        return false;
                                      }
                                      var valid7 = _errs30 === errors;
                                    } else {
                                      var valid7 = true;
                                    }
                                    if (valid7) {
                                      if (data7.document !== void 0) {
                                        const _errs32 = errors;
                                        if (typeof data7.document !== "string") {
                                          validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/document", schemaPath: "#/components/schemas/Entry/properties/document/type", keyword: "type", params: { type: "string" } }];
                                          return false;
                                        }
                                        var valid7 = _errs32 === errors;
                                      } else {
                                        var valid7 = true;
                                      }
                                      if (valid7) {
                                        if (data7.installment !== void 0) {
                                          let data15 = data7.installment;
                                          const _errs34 = errors;
                                          if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                                            validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/installment", schemaPath: "#/components/schemas/Entry/properties/installment/type", keyword: "type", params: { type: "integer" } }];
                                            return false;
                                          }
                                          if (errors === _errs34) {
                                            if (typeof data15 == "number" && isFinite(data15)) {
                                              if (data15 < 1 || isNaN(data15)) {
                                                validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/installment", schemaPath: "#/components/schemas/Entry/properties/installment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid7 = _errs34 === errors;
                                        } else {
                                          var valid7 = true;
                                        }
                                        if (valid7) {
                                          if (data7.installments !== void 0) {
                                            let data16 = data7.installments;
                                            const _errs36 = errors;
                                            if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                                              validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/installments", schemaPath: "#/components/schemas/Entry/properties/installments/type", keyword: "type", params: { type: "integer" } }];
                                              return false;
                                            }
                                            if (errors === _errs36) {
                                              if (typeof data16 == "number" && isFinite(data16)) {
                                                if (data16 < 1 || isNaN(data16)) {
                                                  validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/installments", schemaPath: "#/components/schemas/Entry/properties/installments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid7 = _errs36 === errors;
                                          } else {
                                            var valid7 = true;
                                          }
                                          if (valid7) {
                                            if (data7.issuedOn !== void 0) {
                                              let data17 = data7.issuedOn;
                                              const _errs38 = errors;
                                              if (errors === _errs38) {
                                                if (errors === _errs38) {
                                                  if (typeof data17 === "string") {
                                                    if (!formats0.test(data17)) {
                                                      validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/issuedOn", schemaPath: "#/components/schemas/Entry/properties/issuedOn/format", keyword: "format", params: { format: "date" } }];
                                                      return false;
                                                    }
                                                  } else {
                                                    validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/issuedOn", schemaPath: "#/components/schemas/Entry/properties/issuedOn/type", keyword: "type", params: { type: "string" } }];
                                                    return false;
                                                  }
                                                }
                                              }
                                              var valid7 = _errs38 === errors;
                                            } else {
                                              var valid7 = true;
                                            }
                                            if (valid7) {
                                              if (data7.dueOn !== void 0) {
                                                let data18 = data7.dueOn;
                                                const _errs40 = errors;
                                                if (errors === _errs40) {
                                                  if (errors === _errs40) {
                                                    if (typeof data18 === "string") {
                                                      if (!formats0.test(data18)) {
                                                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/dueOn", schemaPath: "#/components/schemas/Entry/properties/dueOn/format", keyword: "format", params: { format: "date" } }];
                                                        return false;
                                                      }
                                                    } else {
                                                      validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/dueOn", schemaPath: "#/components/schemas/Entry/properties/dueOn/type", keyword: "type", params: { type: "string" } }];
                                                      return false;
                                                    }
                                                  }
                                                }
                                                var valid7 = _errs40 === errors;
                                              } else {
                                                var valid7 = true;
                                              }
                                              if (valid7) {
                                                if (data7.effectiveDueOn !== void 0) {
                                                  let data19 = data7.effectiveDueOn;
                                                  const _errs42 = errors;
                                                  if (errors === _errs42) {
                                                    if (errors === _errs42) {
                                                      if (typeof data19 === "string") {
                                                        if (!formats0.test(data19)) {
                                                          validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/effectiveDueOn", schemaPath: "#/components/schemas/Entry/properties/effectiveDueOn/format", keyword: "format", params: { format: "date" } }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/effectiveDueOn", schemaPath: "#/components/schemas/Entry/properties/effectiveDueOn/type", keyword: "type", params: { type: "string" } }];
                                                        return false;
                                                      }
                                                    }
                                                  }
                                                  var valid7 = _errs42 === errors;
                                                } else {
                                                  var valid7 = true;
                                                }
                                                if (valid7) {
                                                  if (data7.paidOn !== void 0) {
                                                    let data20 = data7.paidOn;
                                                    const _errs44 = errors;
                                                    if (typeof data20 !== "string" && data20 !== null) {
                                                      validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/paidOn", schemaPath: "#/components/schemas/Entry/properties/paidOn/type", keyword: "type", params: { type: schema36.properties.paidOn.type } }];
                                                      return false;
                                                    }
                                                    if (errors === _errs44) {
                                                      if (errors === _errs44) {
                                                        if (typeof data20 === "string") {
                                                          if (!formats0.test(data20)) {
                                                            validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/paidOn", schemaPath: "#/components/schemas/Entry/properties/paidOn/format", keyword: "format", params: { format: "date" } }];
                                                            return false;
                                                          }
                                                        }
                                                      }
                                                    }
                                                    var valid7 = _errs44 === errors;
                                                  } else {
                                                    var valid7 = true;
                                                  }
                                                  if (valid7) {
                                                    if (data7.amountCents !== void 0) {
                                                      let data21 = data7.amountCents;
                                                      const _errs46 = errors;
                                                      if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                                                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/amountCents", schemaPath: "#/components/schemas/Entry/properties/amountCents/type", keyword: "type", params: { type: "integer" } }];
                                                        return false;
                                                      }
                                                      var valid7 = _errs46 === errors;
                                                    } else {
                                                      var valid7 = true;
                                                    }
                                                    if (valid7) {
                                                      if (data7.paidCents !== void 0) {
                                                        let data22 = data7.paidCents;
                                                        const _errs48 = errors;
                                                        if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22)) && data22 !== null) {
                                                          validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/paidCents", schemaPath: "#/components/schemas/Entry/properties/paidCents/type", keyword: "type", params: { type: schema36.properties.paidCents.type } }];
                                                          return false;
                                                        }
                                                        var valid7 = _errs48 === errors;
                                                      } else {
                                                        var valid7 = true;
                                                      }
                                                      if (valid7) {
                                                        if (data7.openCents !== void 0) {
                                                          let data23 = data7.openCents;
                                                          const _errs50 = errors;
                                                          if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                                                            validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/openCents", schemaPath: "#/components/schemas/Entry/properties/openCents/type", keyword: "type", params: { type: "integer" } }];
                                                            return false;
                                                          }
                                                          if (errors === _errs50) {
                                                            if (typeof data23 == "number" && isFinite(data23)) {
                                                              if (data23 < 0 || isNaN(data23)) {
                                                                validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/openCents", schemaPath: "#/components/schemas/Entry/properties/openCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                return false;
                                                              }
                                                            }
                                                          }
                                                          var valid7 = _errs50 === errors;
                                                        } else {
                                                          var valid7 = true;
                                                        }
                                                        if (valid7) {
                                                          if (data7.note !== void 0) {
                                                            const _errs52 = errors;
                                                            if (typeof data7.note !== "string") {
                                                              validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/note", schemaPath: "#/components/schemas/Entry/properties/note/type", keyword: "type", params: { type: "string" } }];
                                                              return false;
                                                            }
                                                            var valid7 = _errs52 === errors;
                                                          } else {
                                                            var valid7 = true;
                                                          }
                                                          if (valid7) {
                                                            if (data7.lateDays !== void 0) {
                                                              let data25 = data7.lateDays;
                                                              const _errs54 = errors;
                                                              if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                                                validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/lateDays", schemaPath: "#/components/schemas/Entry/properties/lateDays/type", keyword: "type", params: { type: "integer" } }];
                                                                return false;
                                                              }
                                                              if (errors === _errs54) {
                                                                if (typeof data25 == "number" && isFinite(data25)) {
                                                                  if (data25 < 0 || isNaN(data25)) {
                                                                    validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/lateDays", schemaPath: "#/components/schemas/Entry/properties/lateDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                    return false;
                                                                  }
                                                                }
                                                              }
                                                              var valid7 = _errs54 === errors;
                                                            } else {
                                                              var valid7 = true;
                                                            }
                                                            if (valid7) {
                                                              if (data7.occurrence !== void 0) {
                                                                let data26 = data7.occurrence;
                                                                const _errs56 = errors;
                                                                if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                                                  validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/occurrence", schemaPath: "#/components/schemas/Entry/properties/occurrence/type", keyword: "type", params: { type: "integer" } }];
                                                                  return false;
                                                                }
                                                                if (errors === _errs56) {
                                                                  if (typeof data26 == "number" && isFinite(data26)) {
                                                                    if (data26 < 1 || isNaN(data26)) {
                                                                      validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/occurrence", schemaPath: "#/components/schemas/Entry/properties/occurrence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                                      return false;
                                                                    }
                                                                  }
                                                                }
                                                                var valid7 = _errs56 === errors;
                                                              } else {
                                                                var valid7 = true;
                                                              }
                                                              if (valid7) {
                                                                if (data7.hasPayment !== void 0) {
                                                                  const _errs58 = errors;
                                                                  if (typeof data7.hasPayment !== "boolean") {
                                                                    validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/hasPayment", schemaPath: "#/components/schemas/Entry/properties/hasPayment/type", keyword: "type", params: { type: "boolean" } }];
                                                                    return false;
                                                                  }
                                                                  var valid7 = _errs58 === errors;
                                                                } else {
                                                                  var valid7 = true;
                                                                }
                                                                if (valid7) {
                                                                  if (data7.seriesId !== void 0) {
                                                                    let data28 = data7.seriesId;
                                                                    const _errs60 = errors;
                                                                    if (errors === _errs60) {
                                                                      if (typeof data28 === "string") {
                                                                        if (data28.length < 1) {
                                                                          validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/seriesId", schemaPath: "#/components/schemas/Entry/properties/seriesId/minLength", keyword: "minLength", params: { limit: 1 } }];
                                                                          return false;
                                                                        }
                                                                      } else {
                                                                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/seriesId", schemaPath: "#/components/schemas/Entry/properties/seriesId/type", keyword: "type", params: { type: "string" } }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                    var valid7 = _errs60 === errors;
                                                                  } else {
                                                                    var valid7 = true;
                                                                  }
                                                                  if (valid7) {
                                                                    if (data7.mayDelete !== void 0) {
                                                                      const _errs62 = errors;
                                                                      if (typeof data7.mayDelete !== "boolean") {
                                                                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/mayDelete", schemaPath: "#/components/schemas/Entry/properties/mayDelete/type", keyword: "type", params: { type: "boolean" } }];
                                                                        return false;
                                                                      }
                                                                      var valid7 = _errs62 === errors;
                                                                    } else {
                                                                      var valid7 = true;
                                                                    }
                                                                    if (valid7) {
                                                                      if (data7.version !== void 0) {
                                                                        let data30 = data7.version;
                                                                        const _errs64 = errors;
                                                                        if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                                                                          validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/version", schemaPath: "#/components/schemas/Entry/properties/version/type", keyword: "type", params: { type: "integer" } }];
                                                                          return false;
                                                                        }
                                                                        if (errors === _errs64) {
                                                                          if (typeof data30 == "number" && isFinite(data30)) {
                                                                            if (data30 < 1 || isNaN(data30)) {
                                                                              validate22.errors = [{ instancePath: instancePath + "/entries/" + i0 + "/version", schemaPath: "#/components/schemas/Entry/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid7 = _errs64 === errors;
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
                        validate22.errors = [{ instancePath: instancePath + "/entries/" + i0, schemaPath: "#/components/schemas/Entry/type", keyword: "type", params: { type: "object" } }];
                        return false;
                      }
                    }
                    var valid5 = _errs17 === errors;
                    if (!valid5) {
                      break;
                    }
                  }
                } else {
                  validate22.errors = [{ instancePath: instancePath + "/entries", schemaPath: "#/properties/entries/type", keyword: "type", params: { type: "array" } }];
                  return false;
                }
              }
              var valid0 = _errs15 === errors;
            } else {
              var valid0 = true;
            }
          }
        }
      }
    } else {
      validate22.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate22.errors = vErrors;
  return errors === 0;
}
function validate21(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
  let vErrors = null;
  let errors = 0;
  if (errors === 0) {
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.asOf === void 0 && (missing0 = "asOf") || data.overdue === void 0 && (missing0 = "overdue") || data.days === void 0 && (missing0 = "days")) {
        validate21.errors = [{ instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: missing0 } }];
        return false;
      } else {
        if (data.asOf !== void 0) {
          let data0 = data.asOf;
          const _errs1 = errors;
          if (errors === _errs1) {
            if (errors === _errs1) {
              if (typeof data0 === "string") {
                if (!formats0.test(data0)) {
                  validate21.errors = [{ instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/format", keyword: "format", params: { format: "date" } }];
                  return false;
                }
              } else {
                validate21.errors = [{ instancePath: instancePath + "/asOf", schemaPath: "#/properties/asOf/type", keyword: "type", params: { type: "string" } }];
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
                  validate21.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/required", keyword: "required", params: { missingProperty: missing1 } }];
                  return false;
                } else {
                  if (data1.cents !== void 0) {
                    let data2 = data1.cents;
                    const _errs5 = errors;
                    if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                      validate21.errors = [{ instancePath: instancePath + "/balance/cents", schemaPath: "#/properties/balance/properties/cents/type", keyword: "type", params: { type: "integer" } }];
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
                        validate21.errors = [{ instancePath: instancePath + "/balance/openingCents", schemaPath: "#/properties/balance/properties/openingCents/type", keyword: "type", params: { type: "integer" } }];
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
                                validate21.errors = [{ instancePath: instancePath + "/balance/openingOn", schemaPath: "#/properties/balance/properties/openingOn/format", keyword: "format", params: { format: "date" } }];
                                return false;
                              }
                            } else {
                              validate21.errors = [{ instancePath: instancePath + "/balance/openingOn", schemaPath: "#/properties/balance/properties/openingOn/type", keyword: "type", params: { type: "string" } }];
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
                                validate21.errors = [{ instancePath: instancePath + "/balance/link", schemaPath: "#/properties/balance/properties/link/required", keyword: "required", params: { missingProperty: missing2 } }];
                                return false;
                              } else {
                                if (data5.to !== void 0) {
                                  const _errs13 = errors;
                                  if (typeof data5.to !== "string") {
                                    validate21.errors = [{ instancePath: instancePath + "/balance/link/to", schemaPath: "#/properties/balance/properties/link/properties/to/type", keyword: "type", params: { type: "string" } }];
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
                                      validate21.errors = [{ instancePath: instancePath + "/balance/link/code", schemaPath: "#/properties/balance/properties/link/properties/code/type", keyword: "type", params: { type: "string" } }];
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
                                              validate21.errors = [{ instancePath: instancePath + "/balance/link/filter/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/balance/properties/link/properties/filter/additionalProperties/type", keyword: "type", params: { type: "string" } }];
                                              return false;
                                            }
                                            var valid3 = _errs20 === errors;
                                            if (!valid3) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.errors = [{ instancePath: instancePath + "/balance/link/filter", schemaPath: "#/properties/balance/properties/link/properties/filter/type", keyword: "type", params: { type: "object" } }];
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
                              validate21.errors = [{ instancePath: instancePath + "/balance/link", schemaPath: "#/properties/balance/properties/link/type", keyword: "type", params: { type: "object" } }];
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
                validate21.errors = [{ instancePath: instancePath + "/balance", schemaPath: "#/properties/balance/type", keyword: "type", params: { type: "object" } }];
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
                    validate21.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/required", keyword: "required", params: { missingProperty: missing3 } }];
                    return false;
                  } else {
                    if (data10.from !== void 0) {
                      let data11 = data10.from;
                      const _errs24 = errors;
                      if (errors === _errs24) {
                        if (errors === _errs24) {
                          if (typeof data11 === "string") {
                            if (!formats0.test(data11)) {
                              validate21.errors = [{ instancePath: instancePath + "/result/from", schemaPath: "#/properties/result/properties/from/format", keyword: "format", params: { format: "date" } }];
                              return false;
                            }
                          } else {
                            validate21.errors = [{ instancePath: instancePath + "/result/from", schemaPath: "#/properties/result/properties/from/type", keyword: "type", params: { type: "string" } }];
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
                                validate21.errors = [{ instancePath: instancePath + "/result/to", schemaPath: "#/properties/result/properties/to/format", keyword: "format", params: { format: "date" } }];
                                return false;
                              }
                            } else {
                              validate21.errors = [{ instancePath: instancePath + "/result/to", schemaPath: "#/properties/result/properties/to/type", keyword: "type", params: { type: "string" } }];
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
                            validate21.errors = [{ instancePath: instancePath + "/result/count", schemaPath: "#/properties/result/properties/count/type", keyword: "type", params: { type: "integer" } }];
                            return false;
                          }
                          if (errors === _errs28) {
                            if (typeof data13 == "number" && isFinite(data13)) {
                              if (data13 < 0 || isNaN(data13)) {
                                validate21.errors = [{ instancePath: instancePath + "/result/count", schemaPath: "#/properties/result/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
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
                              validate21.errors = [{ instancePath: instancePath + "/result/cents", schemaPath: "#/properties/result/properties/cents/type", keyword: "type", params: { type: "integer" } }];
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
                                    validate21.errors = [{ instancePath: instancePath + "/result/link", schemaPath: "#/properties/result/properties/link/required", keyword: "required", params: { missingProperty: missing4 } }];
                                    return false;
                                  } else {
                                    if (data15.to !== void 0) {
                                      const _errs34 = errors;
                                      if (typeof data15.to !== "string") {
                                        validate21.errors = [{ instancePath: instancePath + "/result/link/to", schemaPath: "#/properties/result/properties/link/properties/to/type", keyword: "type", params: { type: "string" } }];
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
                                          validate21.errors = [{ instancePath: instancePath + "/result/link/code", schemaPath: "#/properties/result/properties/link/properties/code/type", keyword: "type", params: { type: "string" } }];
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
                                                  validate21.errors = [{ instancePath: instancePath + "/result/link/filter/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/result/properties/link/properties/filter/additionalProperties/type", keyword: "type", params: { type: "string" } }];
                                                  return false;
                                                }
                                                var valid6 = _errs41 === errors;
                                                if (!valid6) {
                                                  break;
                                                }
                                              }
                                            } else {
                                              validate21.errors = [{ instancePath: instancePath + "/result/link/filter", schemaPath: "#/properties/result/properties/link/properties/filter/type", keyword: "type", params: { type: "object" } }];
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
                                  validate21.errors = [{ instancePath: instancePath + "/result/link", schemaPath: "#/properties/result/properties/link/type", keyword: "type", params: { type: "object" } }];
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
                  validate21.errors = [{ instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "object" } }];
                  return false;
                }
              }
              var valid0 = _errs22 === errors;
            } else {
              var valid0 = true;
            }
            if (valid0) {
              if (data.overdue !== void 0) {
                const _errs43 = errors;
                if (!validate22(data.overdue, { instancePath: instancePath + "/overdue", parentData: data, parentDataProperty: "overdue", rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
                  errors = vErrors.length;
                }
                var valid0 = _errs43 === errors;
              } else {
                var valid0 = true;
              }
              if (valid0) {
                if (data.days !== void 0) {
                  let data21 = data.days;
                  const _errs44 = errors;
                  if (errors === _errs44) {
                    if (Array.isArray(data21)) {
                      var valid7 = true;
                      const len0 = data21.length;
                      for (let i0 = 0; i0 < len0; i0++) {
                        let data22 = data21[i0];
                        const _errs46 = errors;
                        if (errors === _errs46) {
                          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
                            let missing5;
                            if (data22.day === void 0 && (missing5 = "day") || data22.receivable === void 0 && (missing5 = "receivable") || data22.payable === void 0 && (missing5 = "payable") || data22.entries === void 0 && (missing5 = "entries")) {
                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0, schemaPath: "#/properties/days/items/required", keyword: "required", params: { missingProperty: missing5 } }];
                              return false;
                            } else {
                              if (data22.day !== void 0) {
                                let data23 = data22.day;
                                const _errs48 = errors;
                                if (errors === _errs48) {
                                  if (errors === _errs48) {
                                    if (typeof data23 === "string") {
                                      if (!formats0.test(data23)) {
                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/day", schemaPath: "#/properties/days/items/properties/day/format", keyword: "format", params: { format: "date" } }];
                                        return false;
                                      }
                                    } else {
                                      validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/day", schemaPath: "#/properties/days/items/properties/day/type", keyword: "type", params: { type: "string" } }];
                                      return false;
                                    }
                                  }
                                }
                                var valid8 = _errs48 === errors;
                              } else {
                                var valid8 = true;
                              }
                              if (valid8) {
                                if (data22.receivable !== void 0) {
                                  let data24 = data22.receivable;
                                  const _errs50 = errors;
                                  if (errors === _errs50) {
                                    if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                                      let missing6;
                                      if (data24.count === void 0 && (missing6 = "count") || data24.openCents === void 0 && (missing6 = "openCents")) {
                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/receivable", schemaPath: "#/properties/days/items/properties/receivable/required", keyword: "required", params: { missingProperty: missing6 } }];
                                        return false;
                                      } else {
                                        if (data24.count !== void 0) {
                                          let data25 = data24.count;
                                          const _errs52 = errors;
                                          if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                                            validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/receivable/count", schemaPath: "#/properties/days/items/properties/receivable/properties/count/type", keyword: "type", params: { type: "integer" } }];
                                            return false;
                                          }
                                          if (errors === _errs52) {
                                            if (typeof data25 == "number" && isFinite(data25)) {
                                              if (data25 < 0 || isNaN(data25)) {
                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/receivable/count", schemaPath: "#/properties/days/items/properties/receivable/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                return false;
                                              }
                                            }
                                          }
                                          var valid9 = _errs52 === errors;
                                        } else {
                                          var valid9 = true;
                                        }
                                        if (valid9) {
                                          if (data24.openCents !== void 0) {
                                            let data26 = data24.openCents;
                                            const _errs54 = errors;
                                            if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/receivable/openCents", schemaPath: "#/properties/days/items/properties/receivable/properties/openCents/type", keyword: "type", params: { type: "integer" } }];
                                              return false;
                                            }
                                            var valid9 = _errs54 === errors;
                                          } else {
                                            var valid9 = true;
                                          }
                                        }
                                      }
                                    } else {
                                      validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/receivable", schemaPath: "#/properties/days/items/properties/receivable/type", keyword: "type", params: { type: "object" } }];
                                      return false;
                                    }
                                  }
                                  var valid8 = _errs50 === errors;
                                } else {
                                  var valid8 = true;
                                }
                                if (valid8) {
                                  if (data22.payable !== void 0) {
                                    let data27 = data22.payable;
                                    const _errs56 = errors;
                                    if (errors === _errs56) {
                                      if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                                        let missing7;
                                        if (data27.count === void 0 && (missing7 = "count") || data27.openCents === void 0 && (missing7 = "openCents")) {
                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/payable", schemaPath: "#/properties/days/items/properties/payable/required", keyword: "required", params: { missingProperty: missing7 } }];
                                          return false;
                                        } else {
                                          if (data27.count !== void 0) {
                                            let data28 = data27.count;
                                            const _errs58 = errors;
                                            if (!(typeof data28 == "number" && (!(data28 % 1) && !isNaN(data28)) && isFinite(data28))) {
                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/payable/count", schemaPath: "#/properties/days/items/properties/payable/properties/count/type", keyword: "type", params: { type: "integer" } }];
                                              return false;
                                            }
                                            if (errors === _errs58) {
                                              if (typeof data28 == "number" && isFinite(data28)) {
                                                if (data28 < 0 || isNaN(data28)) {
                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/payable/count", schemaPath: "#/properties/days/items/properties/payable/properties/count/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                  return false;
                                                }
                                              }
                                            }
                                            var valid10 = _errs58 === errors;
                                          } else {
                                            var valid10 = true;
                                          }
                                          if (valid10) {
                                            if (data27.openCents !== void 0) {
                                              let data29 = data27.openCents;
                                              const _errs60 = errors;
                                              if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/payable/openCents", schemaPath: "#/properties/days/items/properties/payable/properties/openCents/type", keyword: "type", params: { type: "integer" } }];
                                                return false;
                                              }
                                              var valid10 = _errs60 === errors;
                                            } else {
                                              var valid10 = true;
                                            }
                                          }
                                        }
                                      } else {
                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/payable", schemaPath: "#/properties/days/items/properties/payable/type", keyword: "type", params: { type: "object" } }];
                                        return false;
                                      }
                                    }
                                    var valid8 = _errs56 === errors;
                                  } else {
                                    var valid8 = true;
                                  }
                                  if (valid8) {
                                    if (data22.entries !== void 0) {
                                      let data30 = data22.entries;
                                      const _errs62 = errors;
                                      if (errors === _errs62) {
                                        if (Array.isArray(data30)) {
                                          var valid11 = true;
                                          const len1 = data30.length;
                                          for (let i1 = 0; i1 < len1; i1++) {
                                            let data31 = data30[i1];
                                            const _errs64 = errors;
                                            if (errors === _errs64) {
                                              if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
                                                let missing8;
                                                if (data31.id === void 0 && (missing8 = "id") || data31.kind === void 0 && (missing8 = "kind") || data31.status === void 0 && (missing8 = "status") || data31.counterparty === void 0 && (missing8 = "counterparty") || data31.category === void 0 && (missing8 = "category") || data31.form === void 0 && (missing8 = "form") || data31.issuedOn === void 0 && (missing8 = "issuedOn") || data31.dueOn === void 0 && (missing8 = "dueOn") || data31.effectiveDueOn === void 0 && (missing8 = "effectiveDueOn") || data31.amountCents === void 0 && (missing8 = "amountCents")) {
                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1, schemaPath: "#/properties/days/items/properties/entries/items/required", keyword: "required", params: { missingProperty: missing8 } }];
                                                  return false;
                                                } else {
                                                  if (data31.id !== void 0) {
                                                    let data32 = data31.id;
                                                    const _errs66 = errors;
                                                    if (errors === _errs66) {
                                                      if (typeof data32 === "string") {
                                                        if (data32.length < 1) {
                                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/id", schemaPath: "#/properties/days/items/properties/entries/items/properties/id/minLength", keyword: "minLength", params: { limit: 1 } }];
                                                          return false;
                                                        }
                                                      } else {
                                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/id", schemaPath: "#/properties/days/items/properties/entries/items/properties/id/type", keyword: "type", params: { type: "string" } }];
                                                        return false;
                                                      }
                                                    }
                                                    var valid12 = _errs66 === errors;
                                                  } else {
                                                    var valid12 = true;
                                                  }
                                                  if (valid12) {
                                                    if (data31.kind !== void 0) {
                                                      let data33 = data31.kind;
                                                      const _errs68 = errors;
                                                      if (typeof data33 !== "string") {
                                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/kind", schemaPath: "#/properties/days/items/properties/entries/items/properties/kind/type", keyword: "type", params: { type: "string" } }];
                                                        return false;
                                                      }
                                                      if (!(data33 === "receivable" || data33 === "payable")) {
                                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/kind", schemaPath: "#/properties/days/items/properties/entries/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.days.items.properties.entries.items.properties.kind.enum } }];
                                                        return false;
                                                      }
                                                      var valid12 = _errs68 === errors;
                                                    } else {
                                                      var valid12 = true;
                                                    }
                                                    if (valid12) {
                                                      if (data31.status !== void 0) {
                                                        let data34 = data31.status;
                                                        const _errs70 = errors;
                                                        if (typeof data34 !== "string") {
                                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/status", schemaPath: "#/properties/days/items/properties/entries/items/properties/status/type", keyword: "type", params: { type: "string" } }];
                                                          return false;
                                                        }
                                                        if (!(data34 === "open" || data34 === "today" || data34 === "overdue" || data34 === "paid")) {
                                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/status", schemaPath: "#/properties/days/items/properties/entries/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema32.properties.days.items.properties.entries.items.properties.status.enum } }];
                                                          return false;
                                                        }
                                                        var valid12 = _errs70 === errors;
                                                      } else {
                                                        var valid12 = true;
                                                      }
                                                      if (valid12) {
                                                        if (data31.counterparty !== void 0) {
                                                          const _errs72 = errors;
                                                          if (typeof data31.counterparty !== "string") {
                                                            validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/counterparty", schemaPath: "#/properties/days/items/properties/entries/items/properties/counterparty/type", keyword: "type", params: { type: "string" } }];
                                                            return false;
                                                          }
                                                          var valid12 = _errs72 === errors;
                                                        } else {
                                                          var valid12 = true;
                                                        }
                                                        if (valid12) {
                                                          if (data31.category !== void 0) {
                                                            const _errs74 = errors;
                                                            if (typeof data31.category !== "string") {
                                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/category", schemaPath: "#/properties/days/items/properties/entries/items/properties/category/type", keyword: "type", params: { type: "string" } }];
                                                              return false;
                                                            }
                                                            var valid12 = _errs74 === errors;
                                                          } else {
                                                            var valid12 = true;
                                                          }
                                                          if (valid12) {
                                                            if (data31.form !== void 0) {
                                                              const _errs76 = errors;
                                                              if (typeof data31.form !== "string") {
                                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/form", schemaPath: "#/properties/days/items/properties/entries/items/properties/form/type", keyword: "type", params: { type: "string" } }];
                                                                return false;
                                                              }
                                                              var valid12 = _errs76 === errors;
                                                            } else {
                                                              var valid12 = true;
                                                            }
                                                            if (valid12) {
                                                              if (data31.document !== void 0) {
                                                                const _errs78 = errors;
                                                                if (typeof data31.document !== "string") {
                                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/document", schemaPath: "#/properties/days/items/properties/entries/items/properties/document/type", keyword: "type", params: { type: "string" } }];
                                                                  return false;
                                                                }
                                                                var valid12 = _errs78 === errors;
                                                              } else {
                                                                var valid12 = true;
                                                              }
                                                              if (valid12) {
                                                                if (data31.installment !== void 0) {
                                                                  let data39 = data31.installment;
                                                                  const _errs80 = errors;
                                                                  if (!(typeof data39 == "number" && (!(data39 % 1) && !isNaN(data39)) && isFinite(data39))) {
                                                                    validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/installment", schemaPath: "#/properties/days/items/properties/entries/items/properties/installment/type", keyword: "type", params: { type: "integer" } }];
                                                                    return false;
                                                                  }
                                                                  if (errors === _errs80) {
                                                                    if (typeof data39 == "number" && isFinite(data39)) {
                                                                      if (data39 < 1 || isNaN(data39)) {
                                                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/installment", schemaPath: "#/properties/days/items/properties/entries/items/properties/installment/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                                        return false;
                                                                      }
                                                                    }
                                                                  }
                                                                  var valid12 = _errs80 === errors;
                                                                } else {
                                                                  var valid12 = true;
                                                                }
                                                                if (valid12) {
                                                                  if (data31.installments !== void 0) {
                                                                    let data40 = data31.installments;
                                                                    const _errs82 = errors;
                                                                    if (!(typeof data40 == "number" && (!(data40 % 1) && !isNaN(data40)) && isFinite(data40))) {
                                                                      validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/installments", schemaPath: "#/properties/days/items/properties/entries/items/properties/installments/type", keyword: "type", params: { type: "integer" } }];
                                                                      return false;
                                                                    }
                                                                    if (errors === _errs82) {
                                                                      if (typeof data40 == "number" && isFinite(data40)) {
                                                                        if (data40 < 1 || isNaN(data40)) {
                                                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/installments", schemaPath: "#/properties/days/items/properties/entries/items/properties/installments/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                                          return false;
                                                                        }
                                                                      }
                                                                    }
                                                                    var valid12 = _errs82 === errors;
                                                                  } else {
                                                                    var valid12 = true;
                                                                  }
                                                                  if (valid12) {
                                                                    if (data31.issuedOn !== void 0) {
                                                                      let data41 = data31.issuedOn;
                                                                      const _errs84 = errors;
                                                                      if (errors === _errs84) {
                                                                        if (errors === _errs84) {
                                                                          if (typeof data41 === "string") {
                                                                            if (!formats0.test(data41)) {
                                                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/issuedOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/issuedOn/format", keyword: "format", params: { format: "date" } }];
                                                                              return false;
                                                                            }
                                                                          } else {
                                                                            validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/issuedOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/issuedOn/type", keyword: "type", params: { type: "string" } }];
                                                                            return false;
                                                                          }
                                                                        }
                                                                      }
                                                                      var valid12 = _errs84 === errors;
                                                                    } else {
                                                                      var valid12 = true;
                                                                    }
                                                                    if (valid12) {
                                                                      if (data31.dueOn !== void 0) {
                                                                        let data42 = data31.dueOn;
                                                                        const _errs86 = errors;
                                                                        if (errors === _errs86) {
                                                                          if (errors === _errs86) {
                                                                            if (typeof data42 === "string") {
                                                                              if (!formats0.test(data42)) {
                                                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/dueOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/dueOn/format", keyword: "format", params: { format: "date" } }];
                                                                                return false;
                                                                              }
                                                                            } else {
                                                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/dueOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/dueOn/type", keyword: "type", params: { type: "string" } }];
                                                                              return false;
                                                                            }
                                                                          }
                                                                        }
                                                                        var valid12 = _errs86 === errors;
                                                                      } else {
                                                                        var valid12 = true;
                                                                      }
                                                                      if (valid12) {
                                                                        if (data31.effectiveDueOn !== void 0) {
                                                                          let data43 = data31.effectiveDueOn;
                                                                          const _errs88 = errors;
                                                                          if (errors === _errs88) {
                                                                            if (errors === _errs88) {
                                                                              if (typeof data43 === "string") {
                                                                                if (!formats0.test(data43)) {
                                                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/effectiveDueOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/effectiveDueOn/format", keyword: "format", params: { format: "date" } }];
                                                                                  return false;
                                                                                }
                                                                              } else {
                                                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/effectiveDueOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/effectiveDueOn/type", keyword: "type", params: { type: "string" } }];
                                                                                return false;
                                                                              }
                                                                            }
                                                                          }
                                                                          var valid12 = _errs88 === errors;
                                                                        } else {
                                                                          var valid12 = true;
                                                                        }
                                                                        if (valid12) {
                                                                          if (data31.paidOn !== void 0) {
                                                                            let data44 = data31.paidOn;
                                                                            const _errs90 = errors;
                                                                            if (typeof data44 !== "string" && data44 !== null) {
                                                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/paidOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/paidOn/type", keyword: "type", params: { type: schema32.properties.days.items.properties.entries.items.properties.paidOn.type } }];
                                                                              return false;
                                                                            }
                                                                            if (errors === _errs90) {
                                                                              if (errors === _errs90) {
                                                                                if (typeof data44 === "string") {
                                                                                  if (!formats0.test(data44)) {
                                                                                    validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/paidOn", schemaPath: "#/properties/days/items/properties/entries/items/properties/paidOn/format", keyword: "format", params: { format: "date" } }];
                                                                                    return false;
                                                                                  }
                                                                                }
                                                                              }
                                                                            }
                                                                            var valid12 = _errs90 === errors;
                                                                          } else {
                                                                            var valid12 = true;
                                                                          }
                                                                          if (valid12) {
                                                                            if (data31.amountCents !== void 0) {
                                                                              let data45 = data31.amountCents;
                                                                              const _errs92 = errors;
                                                                              if (!(typeof data45 == "number" && (!(data45 % 1) && !isNaN(data45)) && isFinite(data45))) {
                                                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/amountCents", schemaPath: "#/properties/days/items/properties/entries/items/properties/amountCents/type", keyword: "type", params: { type: "integer" } }];
                                                                                return false;
                                                                              }
                                                                              var valid12 = _errs92 === errors;
                                                                            } else {
                                                                              var valid12 = true;
                                                                            }
                                                                            if (valid12) {
                                                                              if (data31.paidCents !== void 0) {
                                                                                let data46 = data31.paidCents;
                                                                                const _errs94 = errors;
                                                                                if (!(typeof data46 == "number" && (!(data46 % 1) && !isNaN(data46)) && isFinite(data46)) && data46 !== null) {
                                                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/paidCents", schemaPath: "#/properties/days/items/properties/entries/items/properties/paidCents/type", keyword: "type", params: { type: schema32.properties.days.items.properties.entries.items.properties.paidCents.type } }];
                                                                                  return false;
                                                                                }
                                                                                var valid12 = _errs94 === errors;
                                                                              } else {
                                                                                var valid12 = true;
                                                                              }
                                                                              if (valid12) {
                                                                                if (data31.openCents !== void 0) {
                                                                                  let data47 = data31.openCents;
                                                                                  const _errs96 = errors;
                                                                                  if (!(typeof data47 == "number" && (!(data47 % 1) && !isNaN(data47)) && isFinite(data47))) {
                                                                                    validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/openCents", schemaPath: "#/properties/days/items/properties/entries/items/properties/openCents/type", keyword: "type", params: { type: "integer" } }];
                                                                                    return false;
                                                                                  }
                                                                                  if (errors === _errs96) {
                                                                                    if (typeof data47 == "number" && isFinite(data47)) {
                                                                                      if (data47 < 0 || isNaN(data47)) {
                                                                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/openCents", schemaPath: "#/properties/days/items/properties/entries/items/properties/openCents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                                        return false;
                                                                                      }
                                                                                    }
                                                                                  }
                                                                                  var valid12 = _errs96 === errors;
                                                                                } else {
                                                                                  var valid12 = true;
                                                                                }
                                                                                if (valid12) {
                                                                                  if (data31.note !== void 0) {
                                                                                    const _errs98 = errors;
                                                                                    if (typeof data31.note !== "string") {
                                                                                      validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/note", schemaPath: "#/properties/days/items/properties/entries/items/properties/note/type", keyword: "type", params: { type: "string" } }];
                                                                                      return false;
                                                                                    }
                                                                                    var valid12 = _errs98 === errors;
                                                                                  } else {
                                                                                    var valid12 = true;
                                                                                  }
                                                                                  if (valid12) {
                                                                                    if (data31.lateDays !== void 0) {
                                                                                      let data49 = data31.lateDays;
                                                                                      const _errs100 = errors;
                                                                                      if (!(typeof data49 == "number" && (!(data49 % 1) && !isNaN(data49)) && isFinite(data49))) {
                                                                                        validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/lateDays", schemaPath: "#/properties/days/items/properties/entries/items/properties/lateDays/type", keyword: "type", params: { type: "integer" } }];
                                                                                        return false;
                                                                                      }
                                                                                      if (errors === _errs100) {
                                                                                        if (typeof data49 == "number" && isFinite(data49)) {
                                                                                          if (data49 < 0 || isNaN(data49)) {
                                                                                            validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/lateDays", schemaPath: "#/properties/days/items/properties/entries/items/properties/lateDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 } }];
                                                                                            return false;
                                                                                          }
                                                                                        }
                                                                                      }
                                                                                      var valid12 = _errs100 === errors;
                                                                                    } else {
                                                                                      var valid12 = true;
                                                                                    }
                                                                                    if (valid12) {
                                                                                      if (data31.occurrence !== void 0) {
                                                                                        let data50 = data31.occurrence;
                                                                                        const _errs102 = errors;
                                                                                        if (!(typeof data50 == "number" && (!(data50 % 1) && !isNaN(data50)) && isFinite(data50))) {
                                                                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/occurrence", schemaPath: "#/properties/days/items/properties/entries/items/properties/occurrence/type", keyword: "type", params: { type: "integer" } }];
                                                                                          return false;
                                                                                        }
                                                                                        if (errors === _errs102) {
                                                                                          if (typeof data50 == "number" && isFinite(data50)) {
                                                                                            if (data50 < 1 || isNaN(data50)) {
                                                                                              validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/occurrence", schemaPath: "#/properties/days/items/properties/entries/items/properties/occurrence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                                                              return false;
                                                                                            }
                                                                                          }
                                                                                        }
                                                                                        var valid12 = _errs102 === errors;
                                                                                      } else {
                                                                                        var valid12 = true;
                                                                                      }
                                                                                      if (valid12) {
                                                                                        if (data31.hasPayment !== void 0) {
                                                                                          const _errs104 = errors;
                                                                                          if (typeof data31.hasPayment !== "boolean") {
                                                                                            validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/hasPayment", schemaPath: "#/properties/days/items/properties/entries/items/properties/hasPayment/type", keyword: "type", params: { type: "boolean" } }];
                                                                                            return false;
                                                                                          }
                                                                                          var valid12 = _errs104 === errors;
                                                                                        } else {
                                                                                          var valid12 = true;
                                                                                        }
                                                                                        if (valid12) {
                                                                                          if (data31.seriesId !== void 0) {
                                                                                            let data52 = data31.seriesId;
                                                                                            const _errs106 = errors;
                                                                                            if (errors === _errs106) {
                                                                                              if (typeof data52 === "string") {
                                                                                                if (data52.length < 1) {
                                                                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/seriesId", schemaPath: "#/properties/days/items/properties/entries/items/properties/seriesId/minLength", keyword: "minLength", params: { limit: 1 } }];
                                                                                                  return false;
                                                                                                }
                                                                                              } else {
                                                                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/seriesId", schemaPath: "#/properties/days/items/properties/entries/items/properties/seriesId/type", keyword: "type", params: { type: "string" } }];
                                                                                                return false;
                                                                                              }
                                                                                            }
                                                                                            var valid12 = _errs106 === errors;
                                                                                          } else {
                                                                                            var valid12 = true;
                                                                                          }
                                                                                          if (valid12) {
                                                                                            if (data31.mayDelete !== void 0) {
                                                                                              const _errs108 = errors;
                                                                                              if (typeof data31.mayDelete !== "boolean") {
                                                                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/mayDelete", schemaPath: "#/properties/days/items/properties/entries/items/properties/mayDelete/type", keyword: "type", params: { type: "boolean" } }];
                                                                                                return false;
                                                                                              }
                                                                                              var valid12 = _errs108 === errors;
                                                                                            } else {
                                                                                              var valid12 = true;
                                                                                            }
                                                                                            if (valid12) {
                                                                                              if (data31.version !== void 0) {
                                                                                                let data54 = data31.version;
                                                                                                const _errs110 = errors;
                                                                                                if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
                                                                                                  validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/version", schemaPath: "#/properties/days/items/properties/entries/items/properties/version/type", keyword: "type", params: { type: "integer" } }];
                                                                                                  return false;
                                                                                                }
                                                                                                if (errors === _errs110) {
                                                                                                  if (typeof data54 == "number" && isFinite(data54)) {
                                                                                                    if (data54 < 1 || isNaN(data54)) {
                                                                                                      validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1 + "/version", schemaPath: "#/properties/days/items/properties/entries/items/properties/version/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 } }];
                                                                                                      return false;
                                                                                                    }
                                                                                                  }
                                                                                                }
                                                                                                var valid12 = _errs110 === errors;
                                                                                              } else {
                                                                                                var valid12 = true;
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
                                                validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries/" + i1, schemaPath: "#/properties/days/items/properties/entries/items/type", keyword: "type", params: { type: "object" } }];
                                                return false;
                                              }
                                            }
                                            var valid11 = _errs64 === errors;
                                            if (!valid11) {
                                              break;
                                            }
                                          }
                                        } else {
                                          validate21.errors = [{ instancePath: instancePath + "/days/" + i0 + "/entries", schemaPath: "#/properties/days/items/properties/entries/type", keyword: "type", params: { type: "array" } }];
                                          return false;
                                        }
                                      }
                                      var valid8 = _errs62 === errors;
                                    } else {
                                      var valid8 = true;
                                    }
                                  }
                                }
                              }
                            }
                          } else {
                            validate21.errors = [{ instancePath: instancePath + "/days/" + i0, schemaPath: "#/properties/days/items/type", keyword: "type", params: { type: "object" } }];
                            return false;
                          }
                        }
                        var valid7 = _errs46 === errors;
                        if (!valid7) {
                          break;
                        }
                      }
                    } else {
                      validate21.errors = [{ instancePath: instancePath + "/days", schemaPath: "#/properties/days/type", keyword: "type", params: { type: "array" } }];
                      return false;
                    }
                  }
                  var valid0 = _errs44 === errors;
                } else {
                  var valid0 = true;
                }
                if (valid0) {
                  if (data.steps !== void 0) {
                    let data55 = data.steps;
                    const _errs112 = errors;
                    if (errors === _errs112) {
                      if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                        let missing9;
                        if (data55.openingBalance === void 0 && (missing9 = "openingBalance") || data55.import === void 0 && (missing9 = "import") || data55.entry === void 0 && (missing9 = "entry")) {
                          validate21.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/required", keyword: "required", params: { missingProperty: missing9 } }];
                          return false;
                        } else {
                          if (data55.openingBalance !== void 0) {
                            const _errs114 = errors;
                            if (typeof data55.openingBalance !== "boolean") {
                              validate21.errors = [{ instancePath: instancePath + "/steps/openingBalance", schemaPath: "#/properties/steps/properties/openingBalance/type", keyword: "type", params: { type: "boolean" } }];
                              return false;
                            }
                            var valid13 = _errs114 === errors;
                          } else {
                            var valid13 = true;
                          }
                          if (valid13) {
                            if (data55.import !== void 0) {
                              const _errs116 = errors;
                              if (typeof data55.import !== "boolean") {
                                validate21.errors = [{ instancePath: instancePath + "/steps/import", schemaPath: "#/properties/steps/properties/import/type", keyword: "type", params: { type: "boolean" } }];
                                return false;
                              }
                              var valid13 = _errs116 === errors;
                            } else {
                              var valid13 = true;
                            }
                            if (valid13) {
                              if (data55.entry !== void 0) {
                                const _errs118 = errors;
                                if (typeof data55.entry !== "boolean") {
                                  validate21.errors = [{ instancePath: instancePath + "/steps/entry", schemaPath: "#/properties/steps/properties/entry/type", keyword: "type", params: { type: "boolean" } }];
                                  return false;
                                }
                                var valid13 = _errs118 === errors;
                              } else {
                                var valid13 = true;
                              }
                            }
                          }
                        }
                      } else {
                        validate21.errors = [{ instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "object" } }];
                        return false;
                      }
                    }
                    var valid0 = _errs112 === errors;
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
      validate21.errors = [{ instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" } }];
      return false;
    }
  }
  validate21.errors = vErrors;
  return errors === 0;
}
isCompanyDay.removable = ["/balance", "/balance/link", "/balance/link/code", "/balance/link/filter", "/result", "/result/link", "/result/link/code", "/result/link/filter", "/overdue/entries/*", "/overdue/entries/*/document", "/overdue/entries/*/installment", "/overdue/entries/*/installments", "/overdue/entries/*/paidOn", "/overdue/entries/*/paidCents", "/overdue/entries/*/openCents", "/overdue/entries/*/note", "/overdue/entries/*/lateDays", "/overdue/entries/*/occurrence", "/overdue/entries/*/hasPayment", "/overdue/entries/*/seriesId", "/overdue/entries/*/mayDelete", "/overdue/entries/*/version", "/days/*", "/days/*/entries/*", "/days/*/entries/*/document", "/days/*/entries/*/installment", "/days/*/entries/*/installments", "/days/*/entries/*/paidOn", "/days/*/entries/*/paidCents", "/days/*/entries/*/openCents", "/days/*/entries/*/note", "/days/*/entries/*/lateDays", "/days/*/entries/*/occurrence", "/days/*/entries/*/hasPayment", "/days/*/entries/*/seriesId", "/days/*/entries/*/mayDelete", "/days/*/entries/*/version", "/steps"];
export {
  isCompanyDay
};
