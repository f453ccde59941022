import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { isFailure } from '#contract/failure'
import { useText } from '#ui/intl/useText'
import { useLoadFailureText } from '#ui/load/useLoadFailureText'
import { openToast } from '#ui/toast/toastSlice'
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
  const failureText = useLoadFailureText()
  const dispatch = useDispatch()
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
    const result = await add(read.product)
    if (result.error) return
    const alert = { color: 'success', variant: 'filled' } as const
    const message = text('customers.products.done', { name: read.product.name })
    dispatch(openToast({ variant: 'alert', alert, message }))
    onDone()
  }

  return {
    values,
    busy,
    submit,
    failure: isFailure(error) ? failureText(error) : null,
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
