/**
 * Adds the request's ID to its answer, like the provider. An answer that has one, or is not a JSON object,
 * stays unchanged.
 */
export async function ownAnswer(request: unknown, response: Response): Promise<Response> {
  const requestId = fieldsOf(request)['requestId']
  const text = await response.clone().text()
  if (requestId === undefined || !text.startsWith('{') || text.includes('"requestId"')) {
    return response
  }
  const body: unknown = JSON.parse(text)
  return Response.json({ ...fieldsOf(body), requestId }, { status: response.status })
}

function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
