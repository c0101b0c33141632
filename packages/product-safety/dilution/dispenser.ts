interface Branded {
  productBrand: string | null | undefined;
}

/** Whether a dispenser accepts a product's packs. A closed-loop dispenser accepts only packs of its own brand. */
export const acceptsPacksOf = (
  dispenser: Branded,
  product: Branded & { dilutionSystem: boolean | null },
): boolean => product.dilutionSystem === true && product.productBrand === dispenser.productBrand;
