import { useRef, useState } from 'react'
import { useText } from '#ui/intl/useText'
import { useErrorMessage } from '#ui/load/useErrorMessage'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useAddSoldProductMutation } from '../api/products'
import {
  emptyProduct,
  type ProductField,
  type ProductProblems,
  productFields,
  readProduct,
} from './productForm'

/** The form of a new product; `onDone` once it is kept. */
export function useProductForm(onDone: () => void) {
  const text = useText()
  const errorMessage = useErrorMessage()
  const run = useMutationFeedback()
  const [values, setValues] = useState(emptyProduct)
  const [problems, setProblems] = useState<ProductProblems>({})
  const [add, { isLoading: busy, error }] = useAddSoldProductMutation()
  const fields = useRef(new Map<ProductField, HTMLInputElement>())

  async function submit(): Promise<void> {
    if (busy) return
    const read = readProduct(values)
    setProblems(read.problems ?? {})
    if (read.problems) {
      const first = productFields.find(({ name }) => read.problems[name] !== undefined)
      if (first) fields.current.get(first.name)?.focus()
      return
    }
    const { isDone } = await run(add(read.product), {
      success: text('customers.products.done', { name: read.product.name }),
      isFailureInline: true,
    })
    if (isDone) onDone()
  }

  return {
    values,
    busy,
    submit,
    failure: error ? errorMessage(error) : null,
    change: (name: ProductField, value: string) => {
      setValues((current) => ({ ...current, [name]: value }))
      setProblems((current) => withoutProblem(current, name))
    },
    errorOf: (name: ProductField) => {
      const problem = problems[name]
      return problem === undefined ? null : text(problem)
    },
    fieldRef: (name: ProductField) => (element: HTMLInputElement | null) => {
      if (element) fields.current.set(name, element)
      else fields.current.delete(name)
    },
  }
}

/** What was wrong with a field may be right by now; it is looked at again when the form is sent. */
function withoutProblem(problems: ProductProblems, name: ProductField): ProductProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field !== name))
}
