import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Appearance } from './appearance'
import { firstAppearance, readAppearance } from './readAppearance'

export const appearanceSlice = createSlice({
  name: 'appearance',
  // A function: storage is read when a store is made, not when this file is loaded.
  initialState: (): Appearance => readAppearance(),
  reducers: {
    changeAppearance: (state, { payload }: PayloadAction<Partial<Appearance>>) => ({
      ...state,
      ...payload,
    }),
    /** Restores the appearance of a first visit, including the browser's language. */
    resetAppearance: () => firstAppearance(),
  },
})

export const { changeAppearance, resetAppearance } = appearanceSlice.actions

export const selectAppearance = (state: { appearance: Appearance }): Appearance => state.appearance
