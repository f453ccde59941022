import { useStore } from 'react-redux'
import type { AppStore } from './store'

/** The running app's store. */
export const useAppStore = useStore.withTypes<AppStore>()
