interface Branded {
  productBrand: string | null | undefined;
}

/** Whether a dispenser takes the packs of a product: a closed system takes its own only. */
export const takesPacksOf = (
  dispenser: Branded,
  product: Branded & { dilutionSystem: boolean | null },
): boolean => product.dilutionSystem === true && product.productBrand === dispenser.productBrand;
