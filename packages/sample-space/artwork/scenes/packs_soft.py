"""Pouches, paper and soap, built like the containers in packs_bottles.py."""
import math
import random

import bpy

from plate_materials import neutral, print_area
from shapes import add, bevel, cuboid, label, lathe, loft, modifier, outline, rounded, subdivide, to_mesh, tube
from packs_rigid import carton


def pillow(name, half_x, half_y, high, material, seal=0.12, puff=1.0, seed=3, wrinkle=0.025):
    """A plastic film pack: thick in the middle, flat at its sealed ends, with creases toward the seals."""
    chance = random.Random(seed)
    waves = [(chance.uniform(3, 11), chance.uniform(0, 6.3), chance.uniform(0.3, 1)) for _ in range(7)]
    around, rings = 120, 90
    verts, faces = [], []
    for r in range(rings + 1):
        v = r / rings
        z = high * v
        edge = min(v, 1 - v) * 2
        fat = max(0.02, min(1, edge / 0.9) ** 0.42) * puff
        wide = 1 - 0.04 * (1 - min(1, edge * 2))
        for i in range(around):
            t = 2 * math.pi * i / around
            c, s = math.cos(t), math.sin(t)
            x = half_x * wide * math.copysign(abs(c) ** 0.62, c)
            y = half_y * fat * math.copysign(abs(s) ** 0.8, s)
            crease = sum(a * math.sin(f * x / half_x * 2.2 + p + (0.6 if v > 0.5 else 0)) for f, p, a in waves)
            y += math.copysign(1, s) * crease * wrinkle * (1 - min(1, edge * 1.25)) ** 1.6 * min(1, abs(s) * 3)
            verts.append((x, y, z))
    for r in range(rings):
        for i in range(around):
            j = (i + 1) % around
            faces.append((r * around + i, r * around + j, (r + 1) * around + j, (r + 1) * around + i))
    faces.append(tuple(range(around - 1, -1, -1)))
    faces.append(tuple(rings * around + i for i in range(around)))
    return add(name, verts, faces, material)


def pouch():
    """A film pouch for dispensers, with a gusset and a quick-connect fitment."""
    body = loft('pouch', [
        (0.0, 0.6, 0.3, 2.6), (0.015, 0.66, 0.36, 2.6), (0.1, 0.7, 0.4, 2.6), (0.5, 0.725, 0.42, 2.5), (1.1, 0.73, 0.39, 2.4), (1.6, 0.725, 0.3, 2.2), (1.95, 0.72, 0.17, 2.2), (2.14, 0.715, 0.05, 2.6), (2.2, 0.715, 0.022, 3), (2.36, 0.715, 0.02, 3),
    ], neutral('body', 0.2))
    modifier(body, 'DISPLACE', strength=0.05, mid_level=0.5, texture=clouds(0.55))
    patch, ratio = label('label', body, -0.56, 0.56, 0.22, 1.9, print_area(0.2), smooth=2)
    fitment = lathe('fitment', rounded([(0.0, 2.3), (0.2, 2.3), (0.2, 2.4), (0.15, 2.42), (0.15, 2.5), (0.0, 2.5)], 0.015), neutral('trim', 0.3))
    cap = lathe('cap', rounded([(0.0, 2.48), (0.19, 2.48), (0.19, 2.74), (0.14, 2.78), (0.0, 2.78)], 0.03), neutral('cap', 0.32))
    return {'label': ratio}, 12


def clouds(size):
    texture = bpy.data.textures.new('clouds', 'CLOUDS')
    texture.noise_scale = size
    texture.noise_depth = 1
    return texture


def paper_roll(radius, high, core, at, lying=False, region='body', spin=0.0):
    """A roll of paper with visible layers, a cardboard core and an embossed surface."""
    profile = rounded([(core, 0.0), (radius, 0.0), (radius, high), (core, high)], 0.02)
    roll = lathe('roll', [*profile, (core, 0.0)], neutral(region, 0.85, bump=0.25, bump_scale=26, specular=0.15), around=160)
    lathe('core', [(core, 0.01), (core, high - 0.01), (core * 0.9, high - 0.012), (core * 0.9, 0.012), (core, 0.01)], neutral('trim', 0.8, specular=0.1)).parent = roll
    layers = 7
    for k in range(1, layers):
        r = core + (radius - core) * k / layers
        ring = lathe('layer', [(r, high - 0.004), (r + 0.006, high + 0.003), (r + 0.014, high - 0.004)], neutral(region, 0.9, specular=0.1))
        ring.parent = roll
    roll.location = at
    if lying:
        roll.rotation_euler = (math.pi / 2, 0, spin)
        roll.location.z += radius
    return roll


def towel_roll():
    roll = paper_roll(0.62, 2.5, 0.2, (0, 0, 0))
    bpy.context.view_layer.update()
    band, ratio = label('label', roll, -0.56, 0.56, 0.5, 2.0, print_area(0.4), lift=0.012)
    paper_roll(0.62, 2.5, 0.2, (1.15, 0.95, 0))
    return {'label': ratio}, 0


def tissue_rolls():
    for x in (-1.06, 0.0, 1.06):
        if x:
            paper_roll(0.52, 1.02, 0.19, (x, 0.1, 0))
    roll = paper_roll(0.52, 1.02, 0.19, (0, -0.25, 0))
    top = paper_roll(0.52, 1.02, 0.19, (0.02, -0.1, 1.025))
    bpy.context.view_layer.update()
    band, ratio = label('label', top, -0.47, 0.47, 1.1, 1.98, print_area(0.4), lift=0.012)
    return {'label': ratio}, 0


def tissue_pack():
    """Rolls wrapped in film, which shows them as soft columns."""
    skin = neutral('body', 0.22)
    columns = []
    chance = random.Random(4)
    verts, faces = [], []
    nx, nz = 160, 120
    half_x, half_y, high = 1.42, 0.62, 1.9
    def depth(x, z):
        column = abs(math.cos((x / half_x) * math.pi * 1.5 + math.pi / 2 * 0))
        across = 0.0
        rows = abs(math.sin(math.pi * z / high * 2))
        edge = min(1, (1 - abs(x) / half_x) * 9, z / high * 22 + 0.3, (1 - z / high) * 22 + 0.3)
        return (0.36 + 0.2 * column ** 0.6 + 0.07 * rows ** 0.5) * max(0.05, edge) ** 0.35
    for side in (-1, 1):
        base = len(verts)
        for r in range(nz + 1):
            for i in range(nx + 1):
                x = -half_x + 2 * half_x * i / nx
                z = high * r / nz
                verts.append((x, side * depth(x, z), z))
        for r in range(nz):
            for i in range(nx):
                a = base + r * (nx + 1) + i
                quad = (a, a + 1, a + nx + 2, a + nx + 1)
                faces.append(quad if side < 0 else tuple(reversed(quad)))
    front = lambda r, i: r * (nx + 1) + i
    back = lambda r, i: (nz + 1) * (nx + 1) + front(r, i)
    for r in range(nz):
        faces.append((front(r, 0), front(r + 1, 0), back(r + 1, 0), back(r, 0)))
        faces.append((front(r, nx), back(r, nx), back(r + 1, nx), front(r + 1, nx)))
    for i in range(nx):
        faces.append((front(nz, i), front(nz, i + 1), back(nz, i + 1), back(nz, i)))
        faces.append((front(0, i), back(0, i), back(0, i + 1), front(0, i + 1)))
    body = add('pack', verts, faces, skin)
    modifier(body, 'SMOOTH', factor=0.5, iterations=10)
    modifier(body, 'DISPLACE', strength=0.05, mid_level=0.5, texture=clouds(0.35))
    patch, ratio = label('label', body, -1.2, 1.2, 0.12, 1.78, print_area(0.2), steps=90, lift=0.008, smooth=1)
    return {'label': ratio}, -14


def napkins():
    """A block of folded napkins with a printed band."""
    paper = neutral('body', 0.85, bump=0.3, bump_scale=24, specular=0.1)
    chance = random.Random(8)
    for k in range(44):
        sheet = cuboid('fold', (2.0 + chance.uniform(-0.012, 0.012), 1.3, 0.034), (chance.uniform(-0.01, 0.01), chance.uniform(-0.01, 0.01), 0.035 * k), paper, 0.015, 3)
    body = cuboid('band', (1.1, 1.335, 1.56), (0, 0, -0.0), neutral('trim', 0.4), 0.02, 3)
    patch, ratio = label('label', body, -0.54, 0.54, 0.03, 1.52, print_area(0.35), lift=0.004)
    return {'label': ratio}, -24


def bar():
    """A carton with a bar of soap in front of it."""
    prints = carton((1.9, 0.62, 1.1), tape=False)
    soap = loft('soap', [(0.0, 0.56, 0.3, 3.2), (0.03, 0.66, 0.38, 3.2), (0.12, 0.7, 0.42, 3.2), (0.2, 0.7, 0.42, 3.2), (0.29, 0.66, 0.38, 3.2), (0.33, 0.56, 0.3, 3.2), (0.335, 0.4, 0.2, 3)], neutral('trim', 0.34))
    soap.location = (0.5, -1.0, 0)
    soap.rotation_euler = (0, 0, math.radians(14))
    return prints, -22
