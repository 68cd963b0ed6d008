// Formats the results of a run for a terminal, a pull request and a GitHub workflow.
import { formatColumns } from './table';
import { asCode } from './markdown';
import type { Outcome, Step } from './step';

export type Result = Outcome & { step: Step; seconds: number };

/** Formats one row for each step. */
export function formatTable(results: Result[]): string {
  return formatColumns([
    ['step', 'verdict', 'seconds', 'what changed', 'what to do'],
    ...results.map(({ step, verdict, seconds, lines, advice }) => [
      step.name,
      verdict,
      seconds.toFixed(1),
      summaryOf(lines),
      advice ?? '',
    ]),
  ]);
}

const summaryOf = (lines: string[]): string => {
  const only = inOneLine(lines[0] ?? '');
  if (lines.length > 1) return `${lines.length} lines`;
  return only.length > 60 ? `${only.slice(0, 59)}…` : only;
};

/** For the comment on a pull request. */
export function formatMarkdown(results: Result[]): string {
  const rows = results.map(
    ({ step, verdict, seconds, advice }) =>
      `| ${cell(step.name)} | ${verdict} | ${seconds.toFixed(1)} | ${cell(advice ?? '')} |`,
  );
  const lists = results
    .filter(({ lines }) => lines.length > 0)
    .flatMap(({ step, lines }) => [
      '',
      `### ${step.name}`,
      '',
      ...lines.map((line) => `- ${asCode(inOneLine(line))}`),
    ]);
  return [
    '## Contract',
    '',
    '| step | verdict | seconds | what to do |',
    '| --- | --- | --- | --- |',
    ...rows,
    ...lists,
    '',
  ].join('\n');
}

/** Commands for a GitHub workflow, which shows each finding at its line. */
export function formatAnnotations(results: Result[]): string[] {
  const data = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
  return results.flatMap(({ step, findings = [] }) =>
    findings.map(
      ({ file, line, message }) =>
        `::error file=${property(file)},line=${line},title=${property(step.name)}::${data(message)}`,
    ),
  );
}

const inOneLine = (text: string) => text.replaceAll(/\s*[\r\n]+\s*/g, ' ');

const cell = (text: string) => inOneLine(text).replaceAll('|', '\\|').replaceAll('<', '&lt;');
