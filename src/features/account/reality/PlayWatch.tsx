import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit'
import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { watchProtection } from '../../../api/protection'
import { providerExt } from '../../../lib/environment'
import { RealityCheck } from './RealityCheck'
import { useSessionWarning } from './useSessionWarning'

type Dispatch = ThunkDispatch<unknown, unknown, UnknownAction>

/** Watches over the player on every page: sends what protects them, reality check, session warning. */
export function PlayWatch({ userId }: { userId: string }) {
  const dispatch = useDispatch<Dispatch>()
  useSessionWarning()
  useEffect(() => (providerExt ? watchProtection(dispatch, userId) : undefined), [dispatch, userId])
  return providerExt ? <RealityCheck userId={userId} /> : null
}
