// Generated from openapi.yaml by `npm run api:generate`. Do not edit.
export interface paths {
    "/authorization/getToken": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges a login and a password for a session token. A refusal is not an HTTP error: it has status 200 and a
         *     `statusLogin` above 0. The portal never retries this call by itself.
         */
        post: operations["getToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in user
         * @description Returns name and role of the token's user. The portal calls it after a sign-in and at start.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session of the token. Later calls with this token return 401. The user's other sessions continue. The
         *     portal calls it once at a sign-out and does not wait for the response.
         */
        post: operations["endSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the dashboards that the user may open */
        get: operations["listDashboards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password
         * @description Replaces the password of the token's user. The session of the token continues, and all other sessions of the user
         *     end. The portal offers it only if `GET session` returns `canChangePassword: true`.
         *
         *     A wrong current password is a 422, because the token is still valid. It counts as a failed sign-in of this login.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Credentials: {
            /** @description 1 to 11 ASCII digits, as text. Leading zeros are significant. */
            ds_Login: string;
            /** @description The exact password. It is never trimmed. */
            ds_Senha: string;
        };
        /** @description A `statusLogin` above 0 is a failure. 0 and below is a success (specification §3). */
        TokenResponse: components["schemas"]["Accepted"] | components["schemas"]["Refused"];
        Accepted: {
            statusLogin: number;
            ds_Mensagem?: string | null;
            /**
             * @description The portal sends it as a bearer token, so it is visible ASCII without spaces. The portal does not read its
             *     content. The texts `null` and `undefined` count as no token (specification §4).
             */
            ds_Token: string;
            /** @description An opaque code. If it is absent, null or empty, the default dashboard opens. */
            cd_Dashboard?: string | number | null;
        };
        Refused: {
            statusLogin: number;
            /** @description The reason, as a message for the user in the language of the response. */
            ds_Mensagem?: string | null;
            ds_Token?: string | null;
            cd_Dashboard?: string | number | null;
        };
        Session: {
            login: string;
            name: string;
            /** @enum {string} */
            role: "editor" | "admin";
            /** Format: date-time */
            expiresAt: string;
            /**
             * @description An opaque identifier of the person, which never changes. The portal keeps recent pages and favourites in the
             *     browser under it, so it must not be the login or computed from the login without a secret. Without it, the
             *     portal keeps them in memory.
             */
            id?: string;
            /** @description Whether `POST account/password` changes the password of this person. Absent means no. */
            canChangePassword?: boolean;
        };
        PasswordChange: {
            /** @description The exact password. It is never trimmed. */
            currentPassword: string;
            /** @description Differs from the current one. A backend may have further rules (`not-accepted`). */
            newPassword: string;
        };
        PasswordRefusal: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /**
             * @description `wrong-password`: the current password is wrong. `not-accepted`: the new password equals the current one, or
             *     breaks a rule of the backend.
             * @enum {string}
             */
            reason: "wrong-password" | "not-accepted";
        };
        DashboardList: {
            dashboards: components["schemas"]["DashboardEntry"][];
        };
        DashboardEntry: {
            code: string;
            /** @description In the language of the response. */
            title: string;
            /** @description The name of a Lucide icon. */
            icon?: string;
        };
        Problem: {
            /** @description One sentence for the user, without technical details. */
            message: string;
            /** @description Adds to the status. `busy` with a 503 means that too many people are signing in. */
            reason?: string;
        };
    };
    responses: {
        /** @description The body does not match the schema of the operation. */
        BadRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The token is missing, invalid or expired. */
        Unauthorized: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        NotFound: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        NotAllowed: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend does not offer this operation. */
        NotImplemented: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The request has the csrf cookie without the matching header. */
        Forbidden: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over 16 KiB. */
        TooLarge: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is not JSON. */
        UnsupportedType: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. The message is the same for known and unknown logins. */
        TooMany: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description An internal error of the backend. */
        Broken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The backend is temporarily unavailable or overloaded. The client may retry. */
        Unavailable: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. The backend returns titles and
         *     messages in this language if it can, else in its own language. A backend may ignore the header.
         * @example pt-BR
         */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The language of the titles and messages in the body. The portal marks texts in another language than the page's with
         *     it. If it is absent, the language is unknown.
         * @example pt-BR
         */
        ContentLanguage: string;
        /** @description Seconds to wait. */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getToken: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. The backend returns titles and
                 *     messages in this language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Credentials"];
            };
        };
        responses: {
            /** @description The sign-in was accepted or refused. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Too many attempts. The message is the same for known and unknown logins. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Broken"];
            /** @description The backend is temporarily unavailable. With the reason `busy`, too many people are signing in. The client may retry. */
            503: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. The backend returns titles and
                 *     messages in this language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of the token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDashboards: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. The backend returns titles and
                 *     messages in this language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes and titles, in the order of the menu. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DashboardList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. The backend returns titles and
                 *     messages in this language if it can, else in its own language. A backend may ignore the header.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["NotAllowed"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description The password stays as it is. The `reason` says which of the two passwords is the cause. */
            422: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordRefusal"];
                };
            };
            /** @description Too many wrong passwords of this user. */
            429: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["Broken"];
            501: components["responses"]["NotImplemented"];
            503: components["responses"]["Unavailable"];
        };
    };
}
