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
         * @description Exchanges a login and a password for a session token. A refusal is no HTTP error: it is a 200 whose
         *     `statusLogin` is above 0. Never repeated by the portal on its own account.
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
         * Who is signed in
         * @description The name and role behind the token. The portal asks after a sign-in and at start.
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
         * @description Ends the session of the token: from then on every call with it is answered with 401. The user's other sessions go
         *     on. The portal calls it once at a sign-out and does not wait for the response.
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
        /** The dashboards this user may open */
        get: operations["listDashboards"];
        put?: never;
        post?: never;
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
            /** @description 1 to 11 ASCII digits, as text. Leading zeros count. */
            ds_Login: string;
            /** @description The password to the letter, never trimmed. */
            ds_Senha: string;
        };
        /** @description Above 0 is a failure; 0 and below is a success (specification §3). */
        TokenAnswer: components["schemas"]["Accepted"] | components["schemas"]["Refused"];
        Accepted: {
            statusLogin: number;
            ds_Mensagem?: string | null;
            /**
             * @description Sent back as a bearer token, so it is visible ASCII without spaces. Opaque to the portal. The texts `null` and
             *     `undefined` count as no token (specification §4).
             */
            ds_Token: string;
            /** @description An opaque code. Absent, null or empty means the default dashboard. */
            cd_Dashboard?: string | number | null;
        };
        Refused: {
            statusLogin: number;
            /** @description Why, in words for the person at the login, in the language of the response. */
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
            /** @description One sentence for a person, without inner detail. */
            message: string;
            /** @description What the status alone does not say. `busy` with a 503, where many people are signing in at once. */
            reason?: string;
        };
    };
    responses: {
        /** @description The body is not what this operation takes. */
        BadRequest: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, or one that is not valid (any more). */
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
        /** @description The call carries the forgery cookie without the matching header. */
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
        /** @description Too many attempts. The same words for known and unknown logins. */
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
        /** @description A fault of the backend. */
        Broken: {
            headers: {
                "Content-Language": components["headers"]["ContentLanguage"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Something the backend needs is away, or it is at its limit. Worth trying again. */
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
         * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. Titles and messages come in it where
         *     the backend has it, else in the backend's own language. A backend may ignore it.
         * @example pt-BR
         */
        AcceptLanguage: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The one language of the titles and messages in the body. The portal marks them with it where it is not the language
         *     of the page. Absent: not known.
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
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. Titles and messages come in it where
                 *     the backend has it, else in the backend's own language. A backend may ignore it.
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
            /** @description The backend's verdict, accepted or refused. */
            200: {
                headers: {
                    "Content-Language": components["headers"]["ContentLanguage"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Too many sign-ins were tried. The same text for known and unknown logins. */
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
            /** @description Something the backend needs is away, or, with the reason `busy`, more people sign in than it can serve within a few seconds. Worth trying again. */
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
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. Titles and messages come in it where
                 *     the backend has it, else in the backend's own language. A backend may ignore it.
                 * @example pt-BR
                 */
                "Accept-Language"?: components["parameters"]["AcceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session behind the token. */
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
                 * @description The language of the page, as a language tag: `pt-BR`, `en-US`, `es-ES` or `en`. Titles and messages come in it where
                 *     the backend has it, else in the backend's own language. A backend may ignore it.
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
}
