/** This repository's own lint rules, for oxlint (tests/checks/oxlintrc.json). */
import { relative } from 'node:path';
import { findUntranslatableText, returnsPlainText, type SyntaxNode } from './translatable-text.ts';
import { findClientFiles } from './client-files.ts';
import { clientFileProblem, subjectFileProblem } from './file-names.ts';
import { nextInternalProblem } from './next-internals.ts';
import { isDeclaration, type Node } from './syntax.ts';
import { problemWithName } from './vocabulary.ts';

interface Context {
  filename: string;
  cwd: string;
  sourceCode: { text: string };
  report: (problem: { node: { type: string }; message: string }) => void;
}

const path = ({ cwd, filename }: Context): string => relative(cwd, filename).replaceAll('\\', '/');

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

interface Text {
  type: string;
  value: unknown;
}

const textOf = ({ value }: Text): string =>
  typeof value === 'object' && value !== null && 'raw' in value ? String(value.raw) : String(value);

const nextInternals = {
  create(context: Context) {
    const check = (node: Text): void => {
      const message = nextInternalProblem(path(context), textOf(node));
      if (message) context.report({ node, message });
    };
    return { Literal: check, TemplateElement: check };
  },
};

let clientFiles: ReadonlySet<string> | undefined;

const translatableText = {
  create(context: Context) {
    clientFiles ??= findClientFiles(context.cwd);
    if (!clientFiles.has(path(context))) return {};
    const checkChildren = (element: SyntaxNode): void => {
      for (const node of findUntranslatableText(element))
        context.report({
          node,
          message: 'Put this text in an element: a page translator would break its updates',
        });
    };
    const checkComponent = (node: SyntaxNode & { id?: SyntaxNode | null }): void => {
      if (returnsPlainText(node))
        context.report({
          node,
          message: 'Return an element: a page translator would break updates of this text',
        });
    };
    return { JSXElement: checkChildren, JSXFragment: checkChildren, FunctionDeclaration: checkComponent };
  },
};

export default {
  meta: { name: 'house' },
  rules: {
    'client-file-names': fileRule(clientFileProblem),
    'subject-file-names': fileRule(subjectFileProblem),
    'field-terms': fieldTerms,
    'next-internals': nextInternals,
    'translatable-text': translatableText,
  },
};
