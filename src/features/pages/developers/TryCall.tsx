import { styled } from '@mui/material/styles'
import { type FormEvent, useRef, useState } from 'react'
import { send } from '#api/client/transport'
import { readToken } from '#api/session/token'
import { providerUrl } from '#lib/environment'
import { cut } from '#lib/text/graphemes'
import { Code } from '#ui/display/Code'
import { Field } from '#ui/form/Field'
import { PlainButton } from '#ui/form/PlainButton'
import { useText } from '#ui/intl/useText'
import type { DescribedCall } from './description'
import { emptyOf } from './notation'

type Parameter = DescribedCall['parameters'][number]

type Outcome = { status: number; text: string; ms: number } | 'noAnswer'

/** Form that makes a call to the simulation, with the session of the current player. */
export function TryCall({ call }: { call: DescribedCall }) {
  const text = useText()
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [body, setBody] = useState(() => call.body && JSON.stringify(emptyOf(call.body), null, 2))
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const [isTried, setIsTried] = useState(false)
  const firstMissing = useRef<HTMLInputElement>(null)
  const isMissing = ({ name, required }: Parameter) => required && !values[name]?.trim()
  const missing = call.parameters.filter((parameter) => isMissing(parameter))

  const make = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setIsTried(true)
    if (missing.length > 0) {
      firstMissing.current?.focus()
      return
    }
    setIsBusy(true)
    setOutcome(await ask(call, values, body))
    setIsBusy(false)
  }
  return (
    <Form noValidate onSubmit={(event) => void make(event)}>
      <p>
        {text('site.developers.try.hint')}{' '}
        {call.needsSession && text('site.developers.try.session')}{' '}
        {call.method !== 'GET' && text('site.developers.try.writes')}
      </p>
      {call.parameters.map((parameter) => {
        const { name, required } = parameter
        return (
          <Field
            key={name}
            label={name}
            name={name}
            required={required}
            error={isTried && isMissing(parameter) ? text('site.developers.try.missing') : null}
            {...(parameter === missing[0] && { inputRef: firstMissing })}
            value={values[name] ?? ''}
            onChange={(value) => setValues({ ...values, [name]: value })}
          />
        )
      })}
      {body !== null && (
        <Body dir="ltr">
          <Field
            label={text('site.developers.body')}
            name="body"
            value={body}
            onChange={setBody}
            multiline
            minRows={3}
          />
        </Body>
      )}
      <PlainButton type="submit" aria-disabled={isBusy}>
        {text('site.developers.try.send')}
      </PlainButton>
      <output aria-live="polite">
        {outcome === 'noAnswer' && text('site.developers.try.noAnswer')}
        {outcome && outcome !== 'noAnswer' && (
          <>
            <p>
              {text('site.developers.try.answered', { status: outcome.status, time: outcome.ms })}
            </p>
            <Code>{outcome.text}</Code>
          </>
        )}
      </output>
    </Form>
  )
}

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  justifyItems: 'start',
  '& output': { width: '100%' },
})

/** JSON is left-to-right in every direction. */
const Body = styled('div')({ width: '100%', '& textarea': { fontFamily: 'monospace' } })

/** Maximum number of characters of a response to display, so that the page stays fast. */
const mostLetters = 20_000

async function ask(
  call: DescribedCall,
  values: Readonly<Record<string, string>>,
  body: string | null,
): Promise<Outcome> {
  const start = performance.now()
  try {
    const response = await send(requestOf(call, values, body))
    const answer = await response.text()
    const ms = Math.round(performance.now() - start)
    return { status: response.status, text: cut(readable(answer), mostLetters), ms }
  } catch (cause) {
    console.warn(`${call.method} ${call.path} got no answer`, cause)
    return 'noAnswer'
  }
}

function requestOf(
  { path, method, parameters }: DescribedCall,
  values: Readonly<Record<string, string>>,
  body: string | null,
): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  const origin = path.startsWith('/api/') ? location.origin : providerUrl
  const url = new URL(filled, origin)
  for (const { name, in: place } of parameters) {
    const value = values[name] ?? ''
    if (place === 'query' && value !== '') url.searchParams.set(name, value)
  }
  const token = readToken()
  return new Request(url, {
    method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(body !== null && { 'Content-Type': 'application/json' }),
    },
    ...(method !== 'GET' && { body: body ?? '{}' }),
  })
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
