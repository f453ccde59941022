/** Finds what a description lacks. */
import type { Operation } from '#mocks/openapi/openApi'
import type { Description } from '../../provider/described'

/** The pointers of all defaults below a schema, with their values. */
export function defaultsIn(node: unknown, pointer: string): [pointer: string, value: unknown][] {
  if (typeof node !== 'object' || node === null) return []
  const own: [string, unknown][] = 'default' in node ? [[pointer, node.default]] : []
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, inner]) =>
      key === 'default' ? [] : defaultsIn(inner, `${pointer}/${key}`),
    ),
  ]
}

/** What is missing or wrong in the examples of an operation. */
export function exampleFaults(
  description: Description,
  pointer: string,
  operation: Operation,
): string[] {
  const { operationId, requestBody, responses } = operation
  const contents = [
    ...(requestBody ? [[`${pointer}/requestBody`, requestBody.content] as const] : []),
    ...Object.entries(responses).flatMap(([status, response]) =>
      'content' in response ? [[`${pointer}/responses/${status}`, response.content] as const] : [],
    ),
  ]
  return contents.flatMap(([place, { 'application/json': content }]) => {
    const named = 'examples' in content ? Object.values(content.examples ?? {}) : []
    const examples = [
      ...named.map(({ value }) => value),
      ...('example' in content ? [content.example] : []),
    ]
    if (examples.length === 0) return [`${operationId}: no example at ${place}`]
    return examples.flatMap((example) => {
      const error = description.error(`${place}/content/application~1json/schema`, example)
      return error === null
        ? []
        : [
            `${operationId}: the example at ${place} does not fit: ${error}; see mocks/openapi/sample.ts`,
          ]
    })
  })
}
