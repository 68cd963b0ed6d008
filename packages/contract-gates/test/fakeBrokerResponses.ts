// The data of the fake broker and its responses.
import { entry, isObject, parsedJson, textIn } from '../src/description/document';

export type Answer = { status: number; body: unknown };

export type Kept = {
  pacts: Published[];
  results: Result[];
  deployed: { name: string; version: string; environment: string }[];
};

type Published = { consumer: string; provider: string; version: string; branch: string; content: string };
type Result = {
  consumer: string;
  consumerVersion: string;
  provider: string;
  version: string;
  success: boolean;
};

export const ENVIRONMENTS = ['production', 'test'];
export const ok = (body: unknown): Answer => ({ status: 200, body });
export const refused = (status: number, message: string): Answer => ({
  status,
  body: { errors: { base: [message] }, notices: [{ type: 'error', text: message }] },
});

export const versionExists = ({ pacts, results }: Kept, name: string, version: string) =>
  pacts.some((one) => one.consumer === name && one.version === version) ||
  results.some((one) => one.provider === name && one.version === version);

/** Below the broker's address. */
export const pathOf = (one: Published) =>
  `/pacts/provider/${one.provider}/consumer/${one.consumer}/version/${one.version}`;

export function publish({ pacts }: Kept, address: string, body: unknown): Answer {
  const name = textIn(body, 'pacticipantName') ?? '';
  const version = textIn(body, 'pacticipantVersionNumber') ?? '';
  const branch = textIn(body, 'branch') ?? '';
  const contracts = entry(body, 'contracts');
  if (name === '' || version === '' || !Array.isArray(contracts)) return refused(400, 'a field is missing');
  const read = contracts.map((one: unknown): Published => {
    const content = Buffer.from(textIn(one, 'content') ?? '', 'base64').toString();
    return { consumer: name, provider: textIn(one, 'providerName') ?? '', version, branch, content };
  });
  pacts.push(...read.filter((one) => !pacts.some((pact) => pathOf(pact) === pathOf(one))));
  return ok({
    notices: [{ type: 'success', text: `Created ${name} version ${version}` }],
    _embedded: { pacticipant: { name }, version: { number: version } },
    _links: {
      'pb:pacticipant': { href: `${address}/pacticipants/${name}` },
      'pb:pacticipant-version': { href: `${address}/pacticipants/${name}/versions/${version}` },
      'pb:contracts': read.map((one) => ({ name: one.provider, href: address + pathOf(one) })),
    },
  });
}

/** Of a consumer's version: what a broker's matrix says about it and an environment. */
export function matrix({ pacts, results, deployed }: Kept, query: URLSearchParams): Answer {
  const environment = query.get('environment') ?? '';
  const consumer = query.get('q[][pacticipant]') ?? '';
  const version = query.get('q[][version]') ?? '';
  if (!ENVIRONMENTS.includes(environment)) {
    return refused(400, `environment with name '${environment}' does not exist`);
  }
  const verdict = (deployable: boolean | null, reason: string, row: unknown[]) =>
    ok({
      summary: { deployable, reason },
      notices: [{ type: deployable === true ? 'success' : 'error', text: reason }],
      matrix: row,
    });
  const own = pacts.filter((one) => one.consumer === consumer && one.version === version);
  if (own.length === 0) {
    return verdict(
      false,
      `No pacts or verifications have been published for version ${version} of ${consumer}`,
      [],
    );
  }
  const ignored = query.getAll('ignore[][pacticipant]');
  const rows = own
    .filter(({ provider }) => !ignored.includes(provider))
    .map(({ provider }) => {
      const there = deployed.findLast((one) => one.environment === environment && one.name === provider);
      const result = results.findLast(
        (one) =>
          one.provider === provider && one.consumerVersion === version && one.version === there?.version,
      );
      return { provider, there, result };
    });
  const missing = rows.find(({ result }) => result?.success !== true);
  return verdict(
    missing === undefined ? true : (missing.result?.success ?? null),
    missing === undefined
      ? 'All required verification results are published and successful'
      : `There is no verified pact between version ${version} of ${consumer} and a version of ${missing.provider} currently in ${environment}`,
    rows.map(({ provider, there, result }) => ({
      consumer: { name: consumer, version: { number: version } },
      provider: { name: provider, version: there === undefined ? null : { number: there.version } },
      verificationResult: result === undefined ? null : { success: result.success },
    })),
  );
}

export function pactsForVerification(
  { pacts, results }: Kept,
  address: string,
  provider: string,
  body: unknown,
): Answer {
  const branch = textIn(body, 'providerVersionBranch') ?? '';
  if (entry(body, 'includePendingStatus') === true && branch === '') {
    return refused(400, 'includePendingStatus needs providerVersionBranch');
  }
  return ok({
    _embedded: {
      pacts: pacts
        .filter((one) => one.provider === provider)
        .map((one) => ({
          shortDescription: `latest from ${one.branch}`,
          verificationProperties: {
            // A pact stays pending until this provider has verified it once.
            pending: !results.some((result) => result.consumerVersion === one.version && result.success),
            notices: [],
          },
          _links: { self: { href: address + pathOf(one), name: `${one.consumer} ${one.version}` } },
        })),
    },
    _links: {},
  });
}

export function pactWithLinks(address: string, pact: Published): Answer {
  const content = parsedJson(pact.content);
  const self = address + pathOf(pact);
  return ok({
    ...(isObject(content) ? content : {}),
    _links: {
      self: { href: self },
      'pb:provider': { href: `${address}/pacticipants/${pact.provider}` },
      'pb:publish-verification-results': { href: `${self}/verification-results` },
    },
  });
}

export function keepResult({ results }: Kept, pact: Published, body: unknown): Answer {
  const version = textIn(body, 'providerApplicationVersion');
  if (version === undefined) return refused(400, 'providerApplicationVersion is missing');
  const { consumer, provider, version: consumerVersion } = pact;
  results.push({ consumer, consumerVersion, provider, version, success: entry(body, 'success') === true });
  return { status: 201, body: { _links: {} } };
}
