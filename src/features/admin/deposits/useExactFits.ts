import { useEffect, useEffectEvent, useState } from 'react'
import type { AdminDeposit } from '#contract/admin/money'
import { type DepositLine, type DepositReview, exactLineOf } from '#contract/admin/review'
import { useLazyDepositQuery } from '../api/moneyCalls'

/** A deposit and the one bank line that shows all of it. */
export interface Fit {
  deposit: DepositReview
  line: DepositLine
}

interface ExactFits {
  fits: readonly Fit[]
  /** Ids of deposits without such a line. */
  others: readonly string[]
}

/** Reads the current bank lines of each deposit. Null while they are being read. */
export function useExactFits(rows: readonly AdminDeposit[]): ExactFits | null {
  const [read] = useLazyDepositQuery()
  const [found, setFound] = useState<ExactFits | null>(null)
  const readAll = useEffectEvent(async (): Promise<ExactFits> => {
    const fits: Fit[] = []
    for (const { depositId } of rows) {
      const { data } = await read(depositId)
      // A kept answer may be out of date.
      const deposit = data?.isStale === false ? data.value : undefined
      const line = deposit && exactLineOf(deposit)
      const isTaken = fits.some((one) => one.line.lineId === line?.lineId)
      if (deposit && line && !isTaken) fits.push({ deposit, line })
    }
    const isFit = new Set(fits.map(({ deposit }) => deposit.depositId))
    return { fits, others: rows.map(keyOf).filter((id) => !isFit.has(id)) }
  })
  useEffect(() => {
    let isOpen = true
    void readAll().then((all) => {
      if (isOpen) setFound(all)
    })
    return () => {
      isOpen = false
    }
  }, [])
  return found
}

const keyOf = ({ depositId }: AdminDeposit) => depositId
