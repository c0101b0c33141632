/** This repository's own lint rules, for oxlint (tests/checks/oxlintrc.json). */
import { relative } from 'node:path';
import { clientFileProblem, subjectFileProblem } from './file-names.ts';
import { isDeclaration, type Node } from './syntax.ts';
import { problemWithName } from './vocabulary.ts';

interface Context {
  filename: string;
  cwd: string;
  sourceCode: { text: string };
  report: (problem: { node: Node; message: string }) => void;
}

const path = ({ cwd, filename }: Context): string => relative(cwd, filename).replaceAll('\\', '/');

/** A rule about a whole file. */
const fileRule = (problem: (path: string, source: string) => string | undefined) => ({
  create: (context: Context) => ({
    Program(node: Node) {
      const message = problem(path(context), context.sourceCode.text);
      if (message) context.report({ node, message });
    },
  }),
});

const fieldTerms = {
  create: (context: Context) => ({
    Program(node: Node) {
      for (const segment of path(context).split('/')) {
        const message = problemWithName(segment.replace(/\.\w+$/, ''));
        if (message) context.report({ node, message: `The file name ${message}` });
      }
    },
    Identifier(node: Node) {
      if (typeof node.name !== 'string' || !isDeclaration(node)) return;
      const message = problemWithName(node.name);
      if (message) context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'house' },
  rules: {
    'client-file-names': fileRule(clientFileProblem),
    'subject-file-names': fileRule(subjectFileProblem),
    'field-terms': fieldTerms,
  },
};
