/** Scenes and panels of Ark Nova that are not needed to begin: each is fetched when it is first shown. */
export const association = () => import('./association/Scene.svelte');
export const details = () => import('./cards/Details.svelte');
export const end = () => import('./scenes/End.svelte');
export const homes = () => import('./place/Homes.svelte');
export const ledger = () => import('./place/Ledger.svelte');
export const maps = () => import('./scenes/ChooseMap.svelte');
export const palette = () => import('./place/Palette.svelte');
export const pause = () => import('./scenes/BreakScene.svelte');
export const peek = () => import('./cards/Peek.svelte');
export const pick = () => import('./scenes/PickCards.svelte');
export const sheet = () => import('./cards/CardSheet.svelte');
export const turning = () => import('./place/TurnIt.svelte');
export const words = () => import('./TextTable.svelte');
