import { type ESTree, parseSync, Visitor } from 'vite'
import { globals, isMissing, iteratorMethods, methods, patterns } from './browserSupport'

/** Names that a script calls, and names whose presence it checks. */
interface Uses {
  called: string[]
  asked: Set<string>
}

const holders = ['window', 'self', 'globalThis']
const iterators = ['entries', 'keys', 'matchAll', 'values']

/**
 * @returns each call and each pattern syntax of a script that one of these browsers lacks. A call is
 * guarded if the same file also checks for it: `typeof X.y`, `X.y ? …`, `X.y?.()`, `'y' in X`.
 */
export function tooNew(code: string, browsers: readonly string[]): string[] {
  const uses: Uses = { called: [], asked: new Set() }
  const found: string[] = []
  const { program, errors } = parseSync('built.js', code)
  if (errors.length > 0) throw new Error('A built script cannot be read', { cause: errors })
  const callees = new Set<ESTree.Node>()
  const properties = new Set<ESTree.Node>()

  const call = ({ callee }: ESTree.CallExpression | ESTree.NewExpression) => {
    callees.add(callee)
    if (isIteratorCall(callee)) uses.called.push('Iterator.from')
  }
  new Visitor({
    CallExpression: (node) => {
      if (!node.optional) call(node)
    },
    NewExpression: call,
    MemberExpression: (node) => {
      if (!node.computed) properties.add(node.property)
      for (const name of namesOf(node)) {
        if (callees.has(node)) uses.called.push(name)
        else uses.asked.add(name)
      }
    },
    Identifier: (node) => {
      if (callees.has(node)) uses.called.push(node.name)
      else if (!properties.has(node)) uses.asked.add(node.name)
    },
    TemplateElement: ({ value }) => {
      uses.asked.add(value.raw)
    },
    Literal: (node) => {
      if (typeof node.value === 'string') uses.asked.add(node.value)
      if (!('regex' in node)) return
      for (const { name, sign, since } of patterns) {
        if (sign.test(node.regex.pattern) && isMissing(since, browsers)) found.push(name)
      }
    },
  }).visit(program)

  const isGuarded = (name: string) =>
    uses.asked.has(name) || uses.asked.has(name.slice(name.indexOf('.') + 1))
  const support = { ...globals, ...methods }
  for (const name of uses.called) {
    const since = Object.hasOwn(support, name) ? support[name] : undefined
    if (since && isMissing(since, browsers) && !isGuarded(name)) found.push(name)
  }
  return found.toSorted()
}

/** @returns `Object.groupBy`, also for `window.Object.groupBy`, and the bare name of the method */
function namesOf({ object, property }: ESTree.MemberExpression): string[] {
  if (property.type !== 'Identifier') return []
  const holder = globalName(object)
  return holder ? [`${holder}.${property.name}`, property.name] : [property.name]
}

function globalName(node: ESTree.Expression): string {
  if (node.type === 'Identifier') return holders.includes(node.name) ? '' : node.name
  return node.type === 'MemberExpression' && node.property.type === 'Identifier'
    ? node.property.name
    : ''
}

/** Matches `map.values().filter(…)`. `Object.values(…)` is an array, and so is an awaited value. */
function isIteratorCall(callee: ESTree.Expression): boolean {
  if (!isMethod(callee, (name) => iteratorMethods.test(name))) return false
  const made = callee.object
  return (
    made.type === 'CallExpression' &&
    isMethod(made.callee, (name) => iterators.includes(name)) &&
    !(made.callee.object.type === 'Identifier' && made.callee.object.name === 'Object')
  )
}

function isMethod(
  node: ESTree.Expression,
  isWanted: (name: string) => boolean,
): node is ESTree.StaticMemberExpression {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.property.type === 'Identifier' &&
    isWanted(node.property.name)
  )
}
