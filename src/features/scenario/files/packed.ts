import { longestScenario } from '#contract/scenario/file'

/** A scenario's text in an address: deflated, then base64 in the letters that an address may hold. */
export async function pack(text: string): Promise<string> {
  const packed = new Response(text).body?.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed ?? null).arrayBuffer())
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** Null for what is not packed so. What unpacks to more than any scenario is read no further than that. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('deflate-raw'))
    if (!stream) return null
    const decoder = new TextDecoder()
    let text = ''
    const reader = stream.getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true })
      if (text.length <= longestScenario) continue
      void reader.cancel()
      return text
    }
    return text + decoder.decode()
  } catch {
    return null // no base64, or nothing that was deflated
  }
}
