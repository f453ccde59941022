/** An answer to an order names it, as the provider's do; what names one already, or is no JSON object, stays. */
export async function ownAnswer(order: unknown, response: Response): Promise<Response> {
  const requestId = fieldsOf(order)['requestId']
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
