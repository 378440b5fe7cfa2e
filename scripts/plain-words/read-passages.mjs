import ts from 'typescript'

/**
 * A comment, a name, a message or a Markdown text, in which the check looks for words.
 * @typedef {object} Passage
 * @property {'prose' | 'name'} kind
 * @property {string} text
 * @property {number} line where it starts, counted from 1
 */

/**
 * The passages of a file. Files of other formats have none.
 * @param {string} path
 * @param {string} text
 * @returns {Passage[]}
 */
export function readPassages(path, text) {
  if (/\.(tsx?|m?js|cjs)$/.test(path)) return [fileName(path), ...readSource(path, text)]
  if (path.endsWith('.md')) return [fileName(path), { kind: 'prose', text: withoutFences(text), line: 1 }]
  if (path.endsWith('.css')) return [fileName(path), ...readStyles(text)]
  return []
}

/**
 * @param {string} path
 * @returns {Passage}
 */
function fileName(path) {
  return { kind: 'name', text: path.slice(path.lastIndexOf('/') + 1), line: 1 }
}

/**
 * The comments, declared names and messages of TypeScript or JavaScript. The TypeScript parser finds them, so that `//`
 * in a URL or in a regular expression does not count as a comment.
 * @param {string} path
 * @param {string} text
 * @returns {Passage[]}
 */
function readSource(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const areStringsData = isTest(path)
  /** @type {Map<number, Passage>} by position, because two tokens can share a comment */
  const passages = new Map()

  /** @type {(kind: Passage['kind'], position: number, words: string) => void} */
  const add = (kind, position, words) => {
    const line = source.getLineAndCharacterOfPosition(position).line + 1
    passages.set(position, { kind, text: words, line })
  }

  /** @param {ts.Node} node */
  const visit = (node) => {
    if (isDeclaredName(node)) add('name', node.getStart(), node.getText())
    if (isText(node) && (!areStringsData || isTestTitle(node))) addMessage(node)
    const children = node.getChildren().filter((child) => !ts.isJSDoc(child))
    for (const child of children) visit(child)
    if (children.length > 0 || ts.isJsxText(node)) return
    addComments(ts.getLeadingCommentRanges(text, node.pos))
    addComments(ts.getTrailingCommentRanges(text, node.end))
  }

  /**
   * Adjacent comments are one passage, so that a phrase can continue on the next line.
   * @param {readonly ts.CommentRange[] | undefined} comments
   */
  const addComments = (comments) => {
    const [first, last] = [comments?.[0], comments?.at(-1)]
    if (first && last) add('prose', first.pos, text.slice(first.pos, last.end))
  }

  /** @param {ts.LiteralLikeNode} node */
  const addMessage = (node) => {
    if (node.text.includes(' ')) add('prose', node.getStart(), node.text)
  }

  visit(source)
  return [...passages.values()]
}

/**
 * Strings of tests are data, such as course contents. Only the titles of tests are checked.
 * @param {string} path
 */
function isTest(path) {
  return /(^|\/)(e2e|bench|testing)\/|\.(test|spec|contract)\.tsx?$/.test(path)
}

/** @param {ts.Node} node */
function isTestTitle(node) {
  const argument = ts.isTemplateExpression(node.parent)
    ? node.parent
    : ts.isTemplateSpan(node.parent)
      ? node.parent.parent
      : node
  const call = argument.parent
  return (
    ts.isCallExpression(call) &&
    call.arguments[0] === argument &&
    /^(test|it|describe)\b/.test(call.expression.getText())
  )
}

/**
 * Only the declaration of a name is reported, not its uses.
 * @param {ts.Node} node
 */
function isDeclaredName(node) {
  if (!ts.isIdentifier(node) && !ts.isPrivateIdentifier(node)) return false
  const { parent } = node
  const declares =
    ts.isVariableDeclaration(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isParameter(parent) ||
    isNewBinding(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isMethodDeclaration(parent)
  return declares && parent.name === node
}

/**
 * `{ old: name }` and `[name]` declare a name. `{ name }` uses that of a property.
 * @param {ts.Node} node
 * @returns {node is ts.BindingElement}
 */
function isNewBinding(node) {
  if (!ts.isBindingElement(node)) return false
  return node.propertyName !== undefined || ts.isArrayBindingPattern(node.parent)
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.LiteralLikeNode}
 */
function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
}

/**
 * Code blocks become empty lines, so that line numbers stay correct.
 * @param {string} markdown
 */
function withoutFences(markdown) {
  return markdown.replace(/^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1/gm, (code) => code.replace(/[^\n]/g, ''))
}

/**
 * @param {string} css
 * @returns {Passage[]}
 */
function readStyles(css) {
  return [...css.matchAll(/\/\*[\s\S]*?\*\//g)].map((comment) => ({
    kind: 'prose',
    text: comment[0],
    line: css.slice(0, comment.index).split('\n').length,
  }))
}
