/** Checks answers against the OpenAPI description, as clients in other languages do. */
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020'
import { isMoment } from '#lib/time'
import { type OpenApi, placeOf } from '#mocks/openapi/openApi'

interface Asked {
  method: string
  /** Parameters as `:name`. */
  path: string
}

/** RFC 3339: without an offset, each device would read another moment. */
const dateTime = /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/

export class Description {
  readonly #document: OpenApi
  readonly #ajv: Ajv2020
  readonly #known = new Map<string, ValidateFunction | null>()

  constructor(document: OpenApi) {
    // Clients get it as text.
    this.#document = JSON.parse(JSON.stringify(document))
    this.#ajv = new Ajv2020({
      strict: false,
      allErrors: true,
      formats: {
        'date-time': (text) => dateTime.test(text) && isMoment(Date.parse(text)),
        date: /^\d{4}-\d\d-\d\d$/,
        uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
        email: true,
        time: true,
        uri: true,
        'uri-reference': (text) => URL.canParse(text, 'https://provider.invalid'),
      },
    })
    // 0.07 is a multiple of 0.01, but not in binary fractions.
    this.#ajv.removeKeyword('multipleOf')
    this.#ajv.addKeyword({
      keyword: 'multipleOf',
      type: 'number',
      validate: (step: number, value: number) => isMultiple(value, step),
      error: { message: 'must be a multiple' },
    })
    this.#ajv.addSchema(this.#document, 'document')
  }

  /** @returns where an answer differs from its description, and how; null if it fits */
  answerError(asked: Asked, status: number, body: unknown): string | null {
    const place = this.#responsePlace(asked, status)
    if (place === null) return `status ${status} is not described`
    return this.error(`${place}/content/application~1json/schema`, body)
  }

  /** `pointer`: of the schema in the document. */
  error(pointer: string, value: unknown): string | null {
    const check = this.#checkAt(pointer)
    if (check === null || check(value)) return null
    return textOf(check.errors ?? [])
  }

  #responsePlace({ method, path }: Asked, status: number): string | null {
    const place = placeOf({ path })
    const responses = this.#document.paths[place]?.[method.toLowerCase()]?.responses
    const response = responses?.[status]
    if (response === undefined) return null
    if ('$ref' in response) return response.$ref
    const escaped = place.replaceAll('~', '~0').replaceAll('/', '~1')
    return `#/paths/${escaped}/${method.toLowerCase()}/responses/${status}`
  }

  #checkAt(pointer: string): ValidateFunction | null {
    const known = this.#known.get(pointer)
    if (known !== undefined) return known
    // Braces of a path's parameters are no part of a URL.
    const check = this.#ajv.compile({ $ref: `document${encodeURI(pointer)}` })
    this.#known.set(pointer, check)
    return check
  }
}

/** As decimal numbers. Far below any step, far above the error of a double. */
function isMultiple(value: number, step: number): boolean {
  return Math.abs(Math.round(value / step) * step - value) < step / 1000 + Math.abs(value) * 1e-15
}

const depth = ({ instancePath }: ErrorObject) => instancePath.split('/').length

/** The deepest error says most: those of a union name every option. */
function textOf(errors: readonly ErrorObject[]): string {
  const deepest = errors.toSorted((one, other) => depth(other) - depth(one))[0]
  if (!deepest) return 'does not fit'
  const place = deepest.instancePath.slice(1).replaceAll('/', '.')
  const { message = 'does not fit', params } = deepest
  const allowed = 'allowedValues' in params ? `: ${String(params['allowedValues'])}` : ''
  return `${place === '' ? '' : `${place}: `}${message}${allowed}`
}
